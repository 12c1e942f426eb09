import type { RootContent } from 'mdast';
import { link, list, paragraph, text } from '../../../markdown/nodes';
import {
  cutContent,
  getPlainHtml,
  toMarkdownNodes,
} from '../../../markdown/page/convertPage';
import { getPageNodes } from '../../../markdown/reference/getPages';
import type { ListedKind } from '../../../openrpc';
import { MODEL_START } from '../../../site/modelStart';
import type { CardsPage, WrittenPage } from '../../shared/docsContent';
import { findReference } from '../../shared/findReference';
import { PLACE } from './versionAddress';
import { finish, print, type VersionSource } from './VersionSource';

/** How to get at what a page is made from, and at the finished page. */
export interface PageReader {
  readonly source: (file: string) => string;
  /** The links of the page to its own version begin with PLACE. */
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
  const url = source.siteUrl + PLACE + page;
  return source.memo.get(`${url}\n${html}`, () => {
    const nodes = toMarkdownNodes(getPlainHtml(html, url));
    return print(
      source,
      nodes.filter((node) => !isTitle(node)),
    );
  });
}

/** The model of a page, which needs no finished page. */
const printModel = (
  source: VersionSource,
  kind: ListedKind,
  name: string,
): string =>
  source.memo.get(`${source.key} ${kind} ${name}`, () =>
    print(source, getPageNodes(kind, source.getModel(kind, name))),
  );

/** Prints the models ahead of the pages that they stand in. */
export function printModels(
  source: VersionSource,
  readText: Pick<PageReader, 'source'>,
): void {
  for (const { file } of source.version.written) {
    const reference = findReference(file, readText.source(file));
    if (reference?.name === undefined) continue;
    printModel(source, reference.kind, reference.name);
  }
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
  return (
    (above && `${above}\n`) + printModel(source, reference.kind, reference.name)
  );
}

/** A page of cards as a list of links. */
function printCards(source: VersionSource, page: CardsPage): string {
  const { siteUrl, version } = source;
  const targets = page.items.flatMap((item) =>
    item.type === 'doc' || item.type === 'ref'
      ? version.written.filter(({ id }) => id === item.id)
      : [],
  );
  return print(source, [
    paragraph(text(page.description)),
    list(
      targets.map(({ path, label, title, description }) => [
        paragraph(
          link(new URL(path, siteUrl).href, text(label ?? title)),
          text(`: ${description}`),
        ),
      ]),
    ),
  ]);
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
      texts.set(path, finish(source, page.title, path, body));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${page.file}: ${reason}`);
    }
  }
  for (const page of version.cards) {
    const path = getPath(page.path);
    const body = printCards(source, page);
    texts.set(path, finish(source, page.title, path, body));
  }
  return texts;
}
