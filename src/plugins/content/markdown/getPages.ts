import type { RootContent } from 'mdast';
import { convertPage } from '../../../markdown/page/convertPage';
import { cutContent } from '../../../markdown/page/parseHtml';
import { printMarkdown } from '../../../markdown/printMarkdown';
import { findPages, type CardsPage } from '../../shared/docsContent';
import { addHead, type Origin } from './addHead';
import { escapeMarkdown, printEntry } from './printEntry';

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

/** Stands for a version's path during conversion, so that versions share results. */
const VERSION = '/version-of-this-page/';

interface Converted {
  readonly body: string;
  /** Sections by the heading's id. */
  readonly sections: ReadonlyMap<string, string>;
}

/** By path and HTML; several versions have the same page. */
const cache = new Map<string, Converted>();

function convert(siteUrl: string, html: string, page: string): Converted {
  const key = page + html;
  const known = cache.get(key);
  if (known) return known;
  const url = new URL(VERSION + page, siteUrl).href;
  const { nodes, sections } = convertPage(html, url);
  const print = (some: readonly RootContent[]): string =>
    printMarkdown(some, siteUrl);
  const converted = {
    body: print(nodes.filter((node) => !isTitle(node))),
    sections: new Map([...sections].map(([id, some]) => [id, print(some)])),
  };
  cache.set(key, converted);
  return converted;
}

/** Prints a page of cards as a list of links. */
function printCards({ siteUrl, version }: Origin, page: CardsPage): string {
  const items = [...(page.lead ? [page.lead] : []), ...page.items];
  const entries = findPages(version, items).map(
    ({ path, label, title, description }) =>
      printEntry(label ?? title, new URL(path, siteUrl).href, description),
  );
  return `${escapeMarkdown(page.description)}\n\n${entries.join('')}`;
}

/**
 * Converts the built pages of a version.
 * @returns pages by their path in the version, and sections by path and id
 */
export function getPages(origin: Origin, readPage: (url: string) => string) {
  const { version } = origin;
  const pages = new Map<string, string>();
  const sections = new Map<string, string>();
  const add = (path: string, title: string, body: string): void => {
    pages.set(path, addHead(origin, title, path, body));
  };
  const getPath = (path: string): string => path.slice(version.path.length);
  for (const page of version.written) {
    const path = getPath(page.path);
    try {
      const html = cutContent(readPage(page.path));
      // Only at the start of attributes, because `/` is the path of docs at the root.
      const shared = html.replaceAll(`"${version.path}`, `"${VERSION}`);
      const converted = convert(origin.siteUrl, shared, path);
      const restore = (text: string): string =>
        text.replaceAll(VERSION, version.path);
      add(path, page.title, restore(converted.body));
      for (const [id, text] of converted.sections) {
        sections.set(`${path}#${id}`, restore(text));
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.file}: ${reason}`);
    }
  }
  for (const page of version.cards) {
    add(getPath(page.path), page.title, printCards(origin, page));
  }
  return { pages, sections };
}
