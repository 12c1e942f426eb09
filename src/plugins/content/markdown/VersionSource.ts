import type { RootContent } from 'mdast';
import { getHead } from '../../../markdown/getHead';
import { printMarkdown } from '../../../markdown/printMarkdown';
import {
  getModule,
  getSchemaPage,
  type Context,
  type ModuleModel,
  type SchemaPageModel,
} from '../../../openrpc';
import type { DocsVersion } from '../../shared/docsContent';
import type { Memo } from '../../shared/createMemo';
import { PLACE, showVersion } from './versionAddress';

/** What the reference shows, for its pages and for the files of its symbols. */
interface Models {
  readonly getModule: (name: string) => ModuleModel;
  readonly getSchemaPage: (name: string) => SchemaPageModel;
}

function remember<Value>(make: (name: string) => Value) {
  const known = new Map<string, Value>();
  return (name: string): Value => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

/** Models of a version, each computed once, and when it is asked for. */
export const createModels = (context: Context): Models => ({
  getModule: remember((name) => getModule(context, name)),
  getSchemaPage: remember((name) => getSchemaPage(context, name)),
});

/** What the texts of a version are made from. */
export interface VersionSource {
  readonly version: DocsVersion;
  readonly newest: string;
  /** Its links begin with PLACE. */
  readonly context: Context;
  readonly models: Models;
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
