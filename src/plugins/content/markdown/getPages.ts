import type { RootContent } from 'mdast';
import { link, list, paragraph, text } from '../../../markdown/nodes';
import { convertPage, cutContent } from '../../../markdown/page/convertPage';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { CardsPage } from '../../shared/docsContent';
import { addHead, type Origin } from './addHead';

export type ReadText = (name: string) => string;

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

/** Replaces a version's path during conversion, so that versions can share the result. */
const VERSION = '/version-of-this-page/';

interface PrintedPage {
  readonly body: string;
  /** The content of each section, by heading ID. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Caches pages by path and HTML, because versions have most pages in common. */
const cache = new Map<string, PrintedPage>();

function convertOnce(html: string, page: string, siteUrl: string): PrintedPage {
  const key = `${page} ${html}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const url = new URL(VERSION + page, siteUrl).href;
  const { nodes, sections } = convertPage(html, url);
  const print = (some: readonly RootContent[]): string =>
    printMarkdown(some, siteUrl);
  const printed = {
    body: print(nodes.filter((node) => !isTitle(node))),
    sections: new Map([...sections].map(([id, some]) => [id, print(some)])),
  };
  cache.set(key, printed);
  return printed;
}

function convert({ version, siteUrl }: Origin, html: string, page: string) {
  const shared = cutContent(html).replaceAll(version.path, VERSION);
  const { body, sections } = convertOnce(shared, page, siteUrl);
  const restore = (text: string): string =>
    text.replaceAll(VERSION, version.path);
  return {
    body: restore(body),
    sections: new Map([...sections].map(([id, text]) => [id, restore(text)])),
  };
}

function printCards({ siteUrl, version }: Origin, page: CardsPage): string {
  const items = [...(page.lead ? [page.lead] : []), ...page.items];
  const targets = items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? version.written.filter(({ id }) => id === item.id)
      : [],
  );
  const nodes = [
    paragraph(text(page.description)),
    list(
      targets.map(({ path, label, title, description }) =>
        paragraph(
          link(new URL(path, siteUrl).href, text(label ?? title)),
          text(`: ${description}`),
        ),
      ),
    ),
  ];
  return printMarkdown(nodes, siteUrl);
}

/** @returns pages by their path in the version, and sections by path and ID */
export function getPages(origin: Origin, readPage: ReadText) {
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
      const converted = convert(origin, readPage(page.path), path);
      add(path, page.title, converted.body);
      for (const [id, text] of converted.sections) {
        sections.set(`${path}#${id}`, text);
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
