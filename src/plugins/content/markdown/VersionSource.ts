import { heading, link, paragraph, text } from '../../../markdown/nodes';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { Context, ListedKind } from '../../../openrpc';
import { getPageModel, type PageModel } from '../../../reference/kinds';
import type { DocsVersion } from '../../shared/docsContent';

/** Returns the model of a reference page. */
type GetModel = <K extends ListedKind>(kind: K, name: string) => PageModel<K>;

/** Creates a function that computes models of a version on demand, and caches them. */
export function createModels(context: Context): GetModel {
  const cache = new Map<string, object>();
  return <K extends ListedKind>(kind: K, name: string) => {
    const key = `${kind} ${name}`;
    const model = cache.get(key) ?? getPageModel(context, kind, name);
    cache.set(key, model);
    // The cast is safe, because the key contains the kind.
    return model as PageModel<K>;
  };
}

/** The version and site of a Markdown file. */
export interface Origin {
  readonly version: DocsVersion;
  readonly newest: string;
  /** URL of the site, including its base URL: `https://example.org/site/`. */
  readonly siteUrl: string;
}

/** The data for the Markdown files of a version. */
export interface VersionSource extends Origin {
  readonly context: Context;
  readonly getModel: GetModel;
}

/** The absolute URL of a version. */
export const getVersionUrl = ({
  siteUrl,
  version,
}: Pick<Origin, 'siteUrl' | 'version'>): string =>
  new URL(version.path, siteUrl).href;

/**
 * Adds the title, version and page URL above a text, because tools may read the file
 * without any context.
 *
 * @param page path relative to the version: `api/Device/`
 */
export function addHead(
  { version, newest, siteUrl }: Origin,
  title: string,
  page: string,
  body: string,
): string {
  const root = getVersionUrl({ siteUrl, version });
  const list = `${root}llms.txt`;
  const isNewest = version.name === newest;
  const age = isNewest ? 'the newest version' : `the newest is ${newest}`;
  const origin = paragraph(
    text(`Firebolt JavaScript SDK ${version.name} (${age}). Page: `),
    link(root + page, text(root + page)),
    text('. All pages of this version: '),
    link(list, text(list)),
  );
  const head = [
    heading(1, text(title)),
    { type: 'blockquote' as const, children: [origin] },
  ];
  return `${printMarkdown(head, siteUrl)}\n${body}`;
}
