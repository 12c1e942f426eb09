import type { DocsVersion } from '../../shared/docsContent';
import { escapeMarkdown } from './printEntry';

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
  const isNewest = version.name === newest;
  const age = isNewest ? 'the newest version' : `the newest is ${newest}`;
  return `# ${escapeMarkdown(title)}

> Firebolt JavaScript SDK ${version.name} (${age}). Page: <${new URL(page, root).href}>. All pages of this version: <${root}llms.txt>

${body}`;
}
