import { heading, link, paragraph, text } from '../../../markdown/nodes';
import { printMarkdown } from '../../../markdown/printMarkdown';
import type { DocsVersion } from '../../shared/docsContent';

export interface Origin {
  readonly version: DocsVersion;
  readonly newest: string;
  /** Includes the base URL: `https://example.org/site/`. */
  readonly siteUrl: string;
}

export const getVersionUrl = ({
  siteUrl,
  version,
}: Pick<Origin, 'siteUrl' | 'version'>): string =>
  new URL(version.path, siteUrl).href;

/** Adds the version and page URL, because tools may read a file without any context. */
export function addHead(
  { version, newest, siteUrl }: Origin,
  title: string,
  page: string,
  body: string,
): string {
  const root = getVersionUrl({ siteUrl, version });
  const list = `${root}llms.txt`;
  const url = new URL(page, root).href;
  const isNewest = version.name === newest;
  const age = isNewest ? 'the newest version' : `the newest is ${newest}`;
  const origin = paragraph(
    text(`Firebolt JavaScript SDK ${version.name} (${age}). Page: `),
    link(url, text(url)),
    text('. All pages of this version: '),
    link(list, text(list)),
  );
  const head = [
    heading(1, title),
    { type: 'blockquote' as const, children: [origin] },
  ];
  return `${printMarkdown(head, siteUrl)}\n${body}`;
}
