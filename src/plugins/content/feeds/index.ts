import fs from 'node:fs';
import path from 'node:path';
import { cutContent, getPlainHtml } from '../../../markdown/page/convertPage';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { WrittenPage } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { type Feed, printAtom, printJsonFeed } from './printFeeds';
import { readChangelog, type ReleaseNews } from './readChangelog';

export interface FeedOptions {
  /** ID of the changelog page. */
  readonly page: string;
  /** The publisher of the releases. */
  readonly author: string;
}

/** The feed formats: file name, MIME type and printer. */
const FORMATS: readonly (readonly [
  name: string,
  type: string,
  print: (feed: Feed) => string,
])[] = [
  ['atom.xml', 'application/atom+xml', printAtom],
  ['feed.json', 'application/feed+json', printJsonFeed],
];

/** Adds `<link rel="alternate">` to a page, so that feed readers find the feeds. */
function linkFeeds(file: string, folder: string, title: string): void {
  const links = FORMATS.map(
    ([name, type]) =>
      `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${folder}${name}">`,
  ).join('');
  const html = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(
    file,
    html.replace('</head>', () => `${links}</head>`),
  );
}

function readReleases(
  html: string,
  url: string,
  source: string,
): readonly ReleaseNews[] {
  try {
    return readChangelog(getPlainHtml(cutContent(html), url));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${source}: ${reason}`);
  }
}

/**
 * The changelog pages of all versions, the newest first.
 * @throws if a version has no changelog page
 */
function getChangelogs(
  versions: FinishedSite['versions'],
  id: string,
): readonly WrittenPage[] {
  return [...versions]
    .sort((a, b) => Number(b.isLatest) - Number(a.isLatest))
    .map(({ name, written }) => {
      const page = written.find((one) => one.id === id);
      if (page) return page;
      throw new Error(
        `docusaurus.config.ts: feeds: version ${name} has no page "${id}". Use the ID of its changelog page.`,
      );
    });
}

/** Writes the feeds of all releases next to the newest version's changelog. */
export function writeFeeds(
  { outDir, baseUrl, siteUrl, versions }: FinishedSite,
  { page: id, author }: FeedOptions,
): void {
  const pages = getChangelogs(versions, id);
  const [page] = pages;
  if (!page) return;
  const getFile = (name: string): string =>
    path.join(outDir, name.slice(baseUrl.length));
  const html = fs.readFileSync(getFile(`${page.path}index.html`), 'utf8');
  const url = new URL(page.path, siteUrl).href;
  const feed = {
    title: `${page.title} of the Firebolt JavaScript SDK`,
    description: page.description,
    author,
    page: url,
    releases: readReleases(html, url, page.file),
  };
  for (const [name, , print] of FORMATS) {
    const text = print({ ...feed, url: url + name });
    fs.writeFileSync(getFile(page.path + name), text);
  }
  for (const one of pages) {
    linkFeeds(getFile(`${one.path}index.html`), page.path, feed.title);
  }
}
