import type { Nodes } from 'mdast';
import { DomUtils } from 'htmlparser2';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { cutContent } from '../../src/markdown/page/parseHtml';
import versions from '../../versions.json';
import { findAll } from '../findAll';
import { BASE_URL, SHOWN, ORIGIN, readPage } from './builtSite';
import { getParents, parsePage, type Element } from './parsePage';

/** The parts that a page's HTML and its Markdown must have in common. */
interface Outline {
  readonly headings: readonly string[];
  /** Rows of tables; cells are text. */
  readonly rows: readonly (readonly string[])[];
  readonly codes: readonly string[];
}

const tidy = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Lists all nodes of a tree, parents first. */
const flatten = (node: Nodes): readonly Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(flatten) : []),
];

function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(readText).join('') : '';
}

const read = (node: Nodes): string => tidy(readText(node));

const outlineMarkdown = (nodes: readonly Nodes[]): Outline => ({
  headings: nodes.flatMap((node) =>
    node.type === 'heading' ? [`${node.depth} ${read(node)}`] : [],
  ),
  rows: nodes.flatMap((node) =>
    node.type === 'tableRow' ? [node.children.map(read)] : [],
  ),
  codes: nodes.flatMap((node) => (node.type === 'code' ? [read(node)] : [])),
});

/** Controls and navigation, which the Markdown doesn't contain. */
const isOutside = ({ name, attribs }: Element): boolean =>
  /^(nav|button)$/.test(name) || 'data-control' in attribs;

function outlineHtml(html: string): Outline {
  const { all } = parsePage(html.replace(/<br\/?>/g, '\n'));
  const find = (pattern: RegExp): readonly Element[] =>
    all
      .filter(({ name }) => pattern.test(name))
      .filter((element) => ![element, ...getParents(element)].some(isOutside));
  const show = (element: Element): string =>
    tidy(DomUtils.textContent(element));
  return {
    // Skip headings in lists, because they name the list items.
    headings: find(/^h[1-6]$/)
      .filter((element) => !getParents(element).some((up) => up.name === 'li'))
      .map((element) => `${element.name.slice(1)} ${show(element)}`),
    rows: find(/^tr$/).map(({ children }) =>
      children.filter(DomUtils.isTag).map(show),
    ),
    codes: find(/^pre$/).map(show),
  };
}

/** Tools contain no text to read, so they have no Markdown. */
const readable = SHOWN.filter(
  ({ path }) => !/\/(?:compare|playground|upgrade)\/$/.test(path),
);

/** Cards are headings on their page, but links in Markdown. */
const isCards = (page: string): boolean => page.includes('/category/');

/** What differs in pages that are otherwise equal: versions, and lines of documents. */
const PLACES = new RegExp(
  `(?:${[...versions].sort().reverse().join('|')})/?|#L\\d+`,
  'g',
);

/** Headings, and what is between them, with blocks of code. */
const PARTS =
  /^#{1,6} .*\n?|(?:^(`{3,})[^]*?^\1$\n?|^(?!#{1,6} ).*(?:\n|$))+/gm;

/** The nodes of parts, most of which are the same in all versions. */
const parsed = new Map<string, readonly Nodes[]>();

function parsePart(part: string): readonly Nodes[] {
  const extensions = {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  };
  const nodes = parsed.get(part) ?? flatten(fromMarkdown(part, extensions));
  parsed.set(part, nodes);
  return nodes;
}

/** The first of all pages that are otherwise equal. */
const firsts = new Map(
  [...readable].reverse().map(({ path: page }) => {
    const text = readPage(`${page}index.md`).replace(PLACES, '');
    const html = cutContent(readPage(page)).replace(PLACES, '');
    return [text + html, { page, text, html }];
  }),
);

const distinct = [...firsts.values()].map((page) => ({
  ...page,
  nodes: page.text.match(PARTS)?.flatMap(parsePart) ?? [],
}));

it('the Markdown of every page has no leftover of HTML or JSX', () => {
  for (const { page, text, nodes } of distinct) {
    const prose = nodes
      .filter(({ type }) => type === 'text')
      .map(readText)
      .join('\n');
    expect(nodes.map(({ type }) => type)).not.toContain('html');
    expect(prose, page).not.toMatch(
      /\{\/?\*|className=|<\/?[A-Z]\w*|&[a-z]+;|\u200b/,
    );
    expect(text, page).not.toContain('~version');
  }
});

it('the Markdown of every page has the headings, tables and code of the page', () => {
  for (const { page, text, html, nodes } of distinct) {
    const outline = outlineHtml(html);
    const isListed = (heading: string): boolean =>
      isCards(page) && heading.startsWith('2 ');
    expect(outlineMarkdown(nodes), page).toEqual({
      ...outline,
      headings: outline.headings.filter((heading) => !isListed(heading)),
    });
    for (const heading of outline.headings.filter(isListed)) {
      expect(text).toContain(`- [${heading.slice(2)}](`);
    }
  }
});

it('the Markdown of every page names the site in each link', () => {
  const urls = distinct
    .flatMap(({ nodes }) => nodes)
    .flatMap((node) => ('url' in node ? [node.url] : []));
  expect(urls.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
});

it('the Markdown of every page names its version', () => {
  expect(readable.length).toBeGreaterThan(versions.length * 50);
  for (const { path, place } of readable) {
    if (!place) continue;
    const [, , line] = readPage(`${path}index.md`).split('\n');
    expect(line).toContain(`> Firebolt JavaScript SDK ${place.version} (`);
    expect(line).toContain(`Page: <${ORIGIN}${path}>`);
  }
});

describe.each(versions)('the lists of %s', (version) => {
  const folder = `${BASE_URL}docs/${version === versions[0] ? '' : `${version}/`}`;
  const own = readable
    .filter(({ place }) => place?.version === version)
    .map(({ path }) => path);

  it('name every page that somebody wrote, and the other versions', () => {
    const text = readPage(`${folder}llms.txt`);
    const missing = own
      .filter((page) => !isCards(page))
      .filter((page) => !text.includes(`(${ORIGIN}${page}index.md)`));
    expect(missing).toEqual([]);
    const named = findAll(
      text,
      /^- \[([\w.-]+)(?: \(newest\))?\]\(.*\/llms\.txt\)/gm,
    );
    expect(named).toEqual(versions.filter((name) => name !== version));
  });

  it('have all pages in one text', () => {
    const text = readPage(`${folder}llms-full.txt`);
    for (const page of own) {
      expect(text.includes(readPage(`${page}index.md`)), page).toBe(true);
    }
  });
});

it('the list of the site is that of the newest version', () => {
  expect(readPage(`${BASE_URL}llms.txt`)).toBe(
    readPage(`${BASE_URL}docs/llms.txt`),
  );
});
