import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSIONS } from '../content/versions';
import { findAll } from '../findAll';
import { readJson } from '../readJson';
import { BASE_URL, ORIGIN, PAGES, readPage } from './builtSite';
import { parsePage } from './parsePage';

type Key = 'id' | 'url' | 'content_html' | 'date_published';

const json = readJson('build/docs/changelog/feed.json') as {
  readonly title: string;
  readonly items: readonly Readonly<Record<Key, string>>[];
};
const atom = fs.readFileSync('build/docs/changelog/atom.xml', 'utf8');

// The library writes the other fields that the formats require.
it('say what they are, where they are, and whose', () => {
  const place = `${ORIGIN}${BASE_URL}docs/changelog/`;
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: expect.stringMatching(/./) as string,
    home_page_url: place,
    feed_url: `${place}feed.json`,
    author: { name: expect.stringMatching(/./) as string },
  });
  expect(atom).toContain(`<title>${json.title}</title>`);
  expect(atom).toContain(`<link rel="alternate" href="${place}"/>`);
  expect(atom).toContain(`<link rel="self" href="${place}atom.xml"/>`);
});

describe('both feeds', () => {
  it('tell of each documented version, the newest first, under one id each', () => {
    const ids = json.items.map(({ id }) => id);
    for (const version of VERSIONS) {
      expect(ids).toContain(`tag:rdkcentral.com,2022:firebolt-sdk/${version}`);
    }
    expect(new Set(ids).size).toBe(ids.length);
    const dates = json.items.map((item) => item.date_published);
    expect(dates).toEqual([...dates].sort().reverse());
    const [own, ...others] = findAll(atom, /<id>([^<]*)/g);
    expect(ids).not.toContain(own);
    expect(others).toEqual(ids);
    expect(findAll(atom, /<updated>([^<]*)/g)).toEqual([dates[0], ...dates]);
  });

  it('lead to the release on the page', () => {
    const page = PAGES.get(`${BASE_URL}docs/changelog/`);
    const ids = json.items.map(({ url }) => url.replace(/^.*#/, ''));
    expect(ids.filter((id) => !page?.ids.has(id))).toEqual([]);
  });

  it('have content that works anywhere', () => {
    for (const { content_html, id } of json.items) {
      for (const { name, attribs } of parsePage(content_html).all) {
        expect(attribs['href'] ?? 'https:', id).toMatch(/^https?:/);
        expect(attribs['class'] ?? 'language-js', id).toMatch(/^language-/);
        expect(name, id).not.toMatch(/^(button|svg|script|style)$/);
      }
    }
  });
});

it.each(VERSIONS)('the changelog of %s leads to them', (version) => {
  const folder = version === VERSIONS[0] ? '' : `${version}/`;
  const html = readPage(`${BASE_URL}docs/${folder}changelog/`);
  for (const name of ['atom.xml', 'feed.json']) {
    expect(html).toContain(`href="${BASE_URL}docs/changelog/${name}"`);
  }
});
