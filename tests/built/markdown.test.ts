import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutContent } from '../../src/markdown/page/convertPage';
import versions from '../../versions.json';
import { BASE_URL, listPages, ORIGIN, splitVersion } from './builtSite';
import {
  outlineHtml,
  outlineMarkdown,
  parseMarkdown,
  readMarkdownText,
  walk,
} from './markdownPages';

const readBuilt = (url: string): string =>
  fs.readFileSync(path.join('build', url.slice(BASE_URL.length)), 'utf8');

const pages = listPages().map((page) => page.path);

/** Tools contain no text to read, so they have no Markdown. */
const TOOLS = [
  `${BASE_URL}compare/`,
  `${BASE_URL}playground/`,
  `${BASE_URL}upgrade/`,
];

const readable = pages.filter((page) => !TOOLS.includes(page));

it('pages lead to their Markdown, and tools to none', () => {
  expect(readable.length).toBeGreaterThan(versions.length * 50);
  for (const page of pages) {
    const [, href] =
      /<link[^>]* rel="alternate" type="text\/markdown" href="([^"]*)"/.exec(
        readBuilt(`${page}index.html`),
      ) ?? [];
    expect(href, page).toBe(
      TOOLS.includes(page) ? undefined : `${page}index.md`,
    );
  }
});

/** Cards are headings on their page, but links in Markdown. */
const isCards = (page: string): boolean => page.includes('/category/');

/** What differs in pages that are otherwise equal: versions, and lines of documents. */
const PLACES = new RegExp(
  `(?:${[...versions].sort((a, b) => b.length - a.length).join('|')})/?|#L\\d+`,
  'g',
);

function listDistinct(): readonly string[] {
  const known = new Set<string>();
  return readable.filter((page) => {
    const html = cutContent(readBuilt(`${page}index.html`));
    const both = readBuilt(`${page}index.md`) + html;
    return known.size < known.add(both.replace(PLACES, '')).size;
  });
}

describe.each(listDistinct())('the Markdown of %s', (page) => {
  const text = readBuilt(`${page}index.md`);
  const root = parseMarkdown(text);

  it('has no leftover of HTML or JSX', () => {
    const nodes = [...walk(root)];
    expect(nodes.filter(({ type }) => type === 'html')).toEqual([]);
    const prose = nodes
      .filter(({ type }) => type === 'text')
      .map(readMarkdownText)
      .join('\n');
    expect(prose).not.toMatch(
      /\{\/?\*|className=|<\/?[A-Z]\w*|&[a-z]+;|\u200b/,
    );
    expect(text).not.toContain('~version');
  });

  it('has the headings, tables and code of the page', () => {
    const html = outlineHtml(cutContent(readBuilt(`${page}index.html`)));
    const markdown = outlineMarkdown(root);
    expect(markdown.codes).toEqual(html.codes);
    expect(markdown.rows).toEqual(html.rows);
    const isListed = (heading: string): boolean =>
      isCards(page) && heading.startsWith('2 ');
    expect(markdown.headings).toEqual(
      html.headings.filter((heading) => !isListed(heading)),
    );
    for (const heading of html.headings.filter(isListed))
      expect(text).toContain(`- [${heading.slice(2)}](`);
  });

  it('names the site in each link', () => {
    const urls = [...walk(root)].flatMap((node) =>
      'url' in node ? [node.url] : [],
    );
    expect(urls.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
  });
});

it.each(readable)('the Markdown of %s names its version', (page) => {
  const place = splitVersion(page, versions);
  if (!place) return;
  const [, , line] = readBuilt(`${page}index.md`).split('\n');
  expect(line).toContain(`> Firebolt JavaScript SDK ${place.version} (`);
  expect(line).toContain(`Page: <${ORIGIN}${page}>`);
});

describe.each(versions)('the lists of %s', (version) => {
  const folder = `${BASE_URL}docs/${version === versions[0] ? '' : `${version}/`}`;
  const own = readable.filter(
    (page) => splitVersion(page, versions)?.version === version,
  );

  it('name every page that somebody wrote, and the other versions', () => {
    const text = readBuilt(`${folder}llms.txt`);
    const missing = own
      .filter((page) => !isCards(page))
      .filter((page) => !text.includes(`(${ORIGIN}${page}index.md)`));
    expect(missing).toEqual([]);
    const named = Array.from(
      text.matchAll(/^- \[([\w.-]+)(?: \(newest\))?\]\(.*\/llms\.txt\)/gm),
      ([, name]) => name,
    );
    expect(named).toEqual(versions.filter((name) => name !== version));
  });

  it('have all pages in one text', () => {
    const text = readBuilt(`${folder}llms-full.txt`);
    for (const page of own) {
      expect(text.includes(readBuilt(`${page}index.md`)), page).toBe(true);
    }
  });
});

it('the list of the site is that of the newest version', () => {
  expect(readBuilt(`${BASE_URL}llms.txt`)).toBe(
    readBuilt(`${BASE_URL}docs/llms.txt`),
  );
});
