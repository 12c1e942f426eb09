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

/** Texts of the models that pages show, by the files of the pages. */
type Models = ReadonlyMap<string, string>;

/** The page without its model, which would take most of the time. */
function cutModel(html: string): string {
  const start = html.indexOf(` ${MODEL_START}=`);
  if (start >= 0) return html.slice(0, html.lastIndexOf('<', start));
  throw new Error(
    `no element has ${MODEL_START}, which marks the start of the page's model. Spread {...modelStart} on the first element of the page's component in src/components/api.`,
  );
}

const isTitle = (node: RootContent): boolean =>
  node.type === 'heading' && node.depth === 1;

/** Stands for the address of a version, and passes through Markdown as it is. */
const VERSION = '/version-of-this-page/';

/** Texts that were converted, by their addresses and HTML. */
const converted = new Map<string, string>();

function convertOnce(html: string, page: string, siteUrl: string): string {
  const key = `${page} ${html}`;
  const known = converted.get(key);
  if (known !== undefined) return known;
  const url = new URL(VERSION + page, siteUrl).href;
  const nodes = toMarkdownNodes(getPlainHtml(html, url));
  const text = printMarkdown(
    nodes.filter((node) => !isTitle(node)),
    siteUrl,
  );
  converted.set(key, text);
  return text;
}

/**
 * The HTML of a page, or the part above its model, in Markdown. What pages of several
 * versions say word for word is converted once: their links differ in the address of
 * the version alone.
 */
function convert(
  { version, siteUrl }: Origin,
  html: string,
  page: string,
): string {
  const shared = html.replaceAll(version.path, VERSION);
  return convertOnce(shared, page, siteUrl).replaceAll(VERSION, version.path);
}

/** What the API description alone says of the pages of a version. */
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

/** A page of cards as a list of links. */
function printCards({ siteUrl, version }: Origin, page: CardsPage): string {
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
