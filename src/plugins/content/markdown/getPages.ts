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
import type { CardsPage } from '../../shared/docsContent';
import { findReference } from '../../shared/findReference';
import { addHead, type Origin, type VersionSource } from './VersionSource';

export type ReadText = (name: string) => string;

/** Models of reference pages in Markdown, by the page's MDX file. */
type Models = ReadonlyMap<string, string>;

/** Removes a page's model, because its HTML takes most of the time to convert. */
function cutModel(html: string): string {
  const start = html.indexOf(` ${MODEL_START}=`);
  if (start >= 0) return html.slice(0, html.lastIndexOf('<', start));
  throw new Error(
    `no element has ${MODEL_START}, which marks the start of the page's model. Spread {...modelStart} on the first element of the page's component in src/components/api.`,
  );
}

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

/** Placeholder for a version's path; the conversion to Markdown doesn't change it. */
const VERSION = '/version-of-this-page/';

/** Caches converted pages by path and HTML. */
const cache = new Map<string, string>();

function convertOnce(html: string, page: string, siteUrl: string): string {
  const key = `${page} ${html}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const url = new URL(VERSION + page, siteUrl).href;
  const nodes = toMarkdownNodes(getPlainHtml(html, url));
  const text = printMarkdown(
    nodes.filter((node) => !isTitle(node)),
    siteUrl,
  );
  cache.set(key, text);
  return text;
}

/**
 * Converts a page, or the part above its model, to Markdown. Identical pages of several
 * versions are converted once; only the version's path in their links differs.
 */
function convert(
  { version, siteUrl }: Origin,
  html: string,
  page: string,
): string {
  const shared = html.replaceAll(version.path, VERSION);
  return convertOnce(shared, page, siteUrl).replaceAll(VERSION, version.path);
}

/** Prints the models of a version's reference pages, which need only the API description. */
export function printModels(
  { version, getModel, siteUrl }: VersionSource,
  readSource: ReadText,
): Models {
  const texts = new Map<string, string>();
  for (const { file } of version.written) {
    const reference = findReference(file, readSource(file));
    if (reference?.name === undefined) continue;
    const { kind, name } = reference;
    const nodes = getPageNodes(kind, getModel(kind, name));
    texts.set(file, printMarkdown(nodes, siteUrl));
  }
  return texts;
}

function printWritten(
  origin: Origin,
  path: string,
  html: string,
  model: string | undefined,
): string {
  const content = cutContent(html);
  if (model === undefined) return convert(origin, content, path);
  const above = convert(origin, cutModel(content), path);
  return (above && `${above}\n`) + model;
}

/** Prints a page of cards as a list of links. */
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

/** A version's pages in Markdown, by path relative to the version. */
export function getPages(
  origin: Origin,
  models: Models,
  readPage: ReadText,
): ReadonlyMap<string, string> {
  const { version } = origin;
  const getPath = (path: string): string => path.slice(version.path.length);
  const texts = new Map<string, string>();
  for (const page of version.written) {
    const path = getPath(page.path);
    try {
      const html = readPage(page.path);
      const body = printWritten(origin, path, html, models.get(page.file));
      texts.set(path, addHead(origin, page.title, path, body));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.file}: ${reason}`);
    }
  }
  for (const page of version.cards) {
    const path = getPath(page.path);
    const body = printCards(origin, page);
    texts.set(path, addHead(origin, page.title, path, body));
  }
  return texts;
}
