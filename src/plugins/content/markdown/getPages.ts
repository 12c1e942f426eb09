import type { RootContent } from 'mdast';
import { link, list, paragraph, text } from '../../../markdown/nodes';
import {
  cutContent,
  getPlainHtml,
  toMarkdownNodes,
} from '../../../markdown/page/convertPage';
import { getPageNodes } from '../../../markdown/reference/getPages';
import { printMarkdown } from '../../../markdown/printMarkdown';
import { MODEL_START } from '../../../site/modelStart';
import type { CardsPage, WrittenPage } from '../../shared/docsContent';
import { findReference } from '../../shared/findReference';
import { addHead, getVersionUrl, type VersionSource } from './VersionSource';

/** How to get at what a page is made from, and at the finished page. */
export interface PageReader {
  readonly source: (file: string) => string;
  readonly page: (path: string) => string;
}

/** The page without its model, which would take most of the time. */
function cutModel(html: string): string {
  const start = html.indexOf(` ${MODEL_START}=`);
  if (start >= 0) return html.slice(0, html.lastIndexOf('<', start));
  throw new Error(
    `the page has no ${MODEL_START}, with which the HTML of its model begins. Give it to the first element of the page's component in src/components/api: {...modelStart}.`,
  );
}

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

/** The HTML of a page, or the part above its model, in Markdown. */
function convert(source: VersionSource, html: string, page: string): string {
  const nodes = toMarkdownNodes(
    getPlainHtml(html, getVersionUrl(source) + page),
  );
  return printMarkdown(
    nodes.filter((node) => !isTitle(node)),
    source.siteUrl,
  );
}

function printWritten(
  source: VersionSource,
  page: WrittenPage,
  path: string,
  readText: PageReader,
): string {
  const reference = findReference(page.file, readText.source(page.file));
  const html = cutContent(readText.page(page.path));
  if (reference?.name === undefined) return convert(source, html, path);
  const above = convert(source, cutModel(html), path);
  const { kind, name } = reference;
  const model = printMarkdown(
    getPageNodes(kind, source.getModel(kind, name)),
    source.siteUrl,
  );
  return (above && `${above}\n`) + model;
}

/** A page of cards as a list of links. */
function printCards(source: VersionSource, page: CardsPage): string {
  const { siteUrl, version } = source;
  const targets = page.items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? version.written.filter(({ id }) => id === item.id)
      : [],
  );
  const nodes = [
    paragraph(text(page.description)),
    list(
      targets.map(({ path, label, title, description }) => [
        paragraph(
          link(new URL(path, siteUrl).href, text(label ?? title)),
          text(`: ${description}`),
        ),
      ]),
    ),
  ];
  return printMarkdown(nodes, siteUrl);
}

/** The pages of a version in Markdown, by their path within it. */
export function getPages(
  source: VersionSource,
  readText: PageReader,
): ReadonlyMap<string, string> {
  const { version } = source;
  const getPath = (path: string): string => path.slice(version.path.length);
  const texts = new Map<string, string>();
  for (const page of version.written) {
    const path = getPath(page.path);
    try {
      const body = printWritten(source, page, path, readText);
      texts.set(path, addHead(source, page.title, path, body));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.file}: ${reason}`);
    }
  }
  for (const page of version.cards) {
    const path = getPath(page.path);
    const body = printCards(source, page);
    texts.set(path, addHead(source, page.title, path, body));
  }
  return texts;
}
