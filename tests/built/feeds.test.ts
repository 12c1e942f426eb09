import fs from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { getBuiltDir, VERSIONS } from '../content/versions';
import { BASE_URL, ORIGIN, PAGES } from './builtSite';
import { parsePage } from './parsePage';

const FOLDER = 'build/docs/changelog';

const read = (name: string): string =>
  fs.readFileSync(`${FOLDER}/${name}`, 'utf8');

interface JsonFeed {
  readonly title: string;
  readonly author: object;
  readonly items: readonly {
    readonly id: string;
    readonly url: string;
    readonly title: string;
    readonly content_html: string;
    readonly date_published: string;
  }[];
}

interface Atom {
  readonly updated: string;
  readonly entry: readonly {
    readonly id: string;
    readonly title: { readonly '#text': string };
    readonly updated: string;
    readonly link: { readonly href: string };
    readonly content: { readonly '#text': string };
  }[];
}

const json = JSON.parse(read('feed.json')) as JsonFeed;

const { feed: atom } = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
}).parse(read('atom.xml')) as { feed: Atom };

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
  expect(atom).toMatchObject({
    xmlns: 'http://www.w3.org/2005/Atom',
    title: json.title,
    link: [
      { rel: 'alternate', href: place },
      { rel: 'self', href: `${place}atom.xml` },
    ],
    author: json.author,
  });
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
    expect(atom.updated).toBe(dates[0]);
  });

  it('say the same', () => {
    expect(json.items).toMatchObject(
      atom.entry.map(({ id, title, updated, link }) => ({
        id,
        title: title['#text'],
        date_published: updated,
        url: link.href,
      })),
    );
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
  const html = fs.readFileSync(
    `${getBuiltDir(version)}/changelog/index.html`,
    'utf8',
  );
  for (const name of ['atom.xml', 'feed.json']) {
    expect(html).toContain(`href="${BASE_URL}docs/changelog/${name}"`);
  }
});
