import { heading, link, paragraph, text } from '../../../markdown/nodes';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { Context, ListedKind } from '../../../openrpc';
import { getPageModel, type PageModel } from '../../../reference/kinds';
import type { DocsVersion } from '../../shared/docsContent';

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

/** What a text is a part of. */
export interface Origin {
  readonly version: DocsVersion;
  readonly newest: string;
  /** Address of the site, with its base URL: `https://example.org/site/`. */
  readonly siteUrl: string;
}

/** What the texts of a version are made from. */
export interface VersionSource extends Origin {
  readonly context: Context;
  readonly getModel: GetModel;
}

/** Address of a version. */
export const getVersionUrl = ({
  siteUrl,
  version,
}: Pick<Origin, 'siteUrl' | 'version'>): string =>
  new URL(version.path, siteUrl).href;

/**
 * A text with its title above it, its version, and where it comes from, for those who
 * meet it alone.
 *
 * @param page within the version: `api/Device/`
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
