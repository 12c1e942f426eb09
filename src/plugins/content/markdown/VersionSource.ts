import type { RootContent } from 'mdast';
import { getHead } from '../../../markdown/getHead';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { Context, ListedKind } from '../../../openrpc';
import { getPageModel, type PageModel } from '../../../reference/kinds';
import type { DocsVersion } from '../../shared/docsContent';
import type { Memo } from '../../shared/createMemo';
import { PLACE, showVersion } from './versionAddress';

/** What the reference shows, for its pages and for the files of its symbols. */
type GetModel = <K extends ListedKind>(kind: K, name: string) => PageModel<K>;

/** Models of a version, each computed once, and when it is asked for. */
export function createModels(context: Context): GetModel {
  const known = new Map<string, object>();
  return <K extends ListedKind>(kind: K, name: string) => {
    const key = `${kind} ${name}`;
    const model = known.get(key) ?? getPageModel(context, kind, name);
    known.set(key, model);
    // Its key begins with the kind.
    return model as PageModel<K>;
  };
}

/** What the texts of a version are made from. */
export interface VersionSource {
  readonly version: DocsVersion;
  readonly newest: string;
  /** Its links begin with PLACE. */
  readonly context: Context;
  readonly getModel: GetModel;
  /** Address of the site, with its base URL: `https://example.org/site/`. */
  readonly siteUrl: string;
  readonly memo: Memo;
  /** Changes with the API descriptions of all versions, and with the version. */
  readonly key: string;
}

/** Address of a version. */
export const getVersionUrl = ({ siteUrl, version }: VersionSource): string =>
  new URL(version.path, siteUrl).href;

/**
 * Headings, and what stands between them: most versions say the same of a
 * symbol, and its own file does so below headings of another depth.
 */
function splitSections(
  nodes: readonly RootContent[],
): readonly (readonly RootContent[])[] {
  const sections: RootContent[][] = [];
  let isBelowHeading = true;
  for (const node of nodes) {
    const isHeading = node.type === 'heading';
    if (isHeading || isBelowHeading) sections.push([]);
    sections.at(-1)?.push(node);
    isBelowHeading = isHeading;
  }
  return sections;
}

/** Nodes as text; links to the version itself begin with PLACE. */
export function print(
  { memo, siteUrl }: VersionSource,
  nodes: readonly RootContent[],
): string {
  return splitSections(nodes)
    .map((section) =>
      memo.get(JSON.stringify(section), () => printMarkdown(section, siteUrl)),
    )
    .join('\n');
}

/**
 * A text with its title and its origin above it.
 *
 * @param page within the version: `api/Device/`
 */
export function finish(
  source: VersionSource,
  title: string,
  page: string,
  text: string,
): string {
  const { version, newest, siteUrl } = source;
  const url = getVersionUrl(source);
  const head = getHead(title, {
    version: version.name,
    newest,
    url: url + page,
    list: `${url}llms.txt`,
  });
  return `${printMarkdown(head, siteUrl)}\n${showVersion(text, siteUrl, url)}`;
}

/** Links of the model to its own version. */
export const BASE_PATH = `/${PLACE}`;
