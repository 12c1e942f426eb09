import fs from 'node:fs';
import path from 'node:path';
import { cutContent, getPlainHtml } from '../../../markdown/page/convertPage';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { WrittenPage } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { readChangelog, type ReleaseNews } from './readChangelog';

/** The content of a feed, for both formats. */
interface Feed {
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** URL of the changelog page. */
  readonly page: string;
  /** URL of the feed itself. */
  readonly url: string;
  /** The newest first. */
  readonly releases: readonly ReleaseNews[];
}

/**
 * A tag URI, which stays the same if the changelog's URL changes.
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
const getId = (version: string): string =>
  `tag:rdkcentral.com,2022:firebolt-sdk/${version}`;

const getTitle = ({ version }: ReleaseNews): string =>
  `Firebolt JavaScript SDK ${version}`;

/** The day of the newest release. */
const getUpdated = ({ releases }: Feed): string =>
  releases
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '';

/** HTML in CDATA, so that the feed's source is readable. */
const printCdata = (html: string): string =>
  `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

function printEntry(release: ReleaseNews, page: string): readonly string[] {
  const { version, id, date, html } = release;
  return [
    '<entry>',
    `<id>${getId(version)}</id>`,
    `<title>${escapeMarkup(getTitle(release))}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(`${page}#${id}`)}"/>`,
    `<published>${date}</published>`,
    `<updated>${date}</updated>`,
    `<content type="html">${printCdata(html)}</content>`,
    '</entry>',
  ];
}

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
function printAtom(feed: Feed): string {
  const { title, description, author, page, url, releases } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${getId('changelog')}</id>`,
    `<title>${escapeMarkup(title)}</title>`,
    `<subtitle>${escapeMarkup(description)}</subtitle>`,
    `<updated>${getUpdated(feed)}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeMarkup(url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeMarkup(page)}"/>`,
    ...releases.flatMap((release) => printEntry(release, page)),
    '</feed>\n',
  ].join('\n');
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function printJsonFeed(feed: Feed): string {
  const { title, description, author, page, url, releases } = feed;
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: url,
    language: 'en',
    authors: [{ name: author }],
    items: releases.map((release) => ({
      id: getId(release.version),
      url: `${page}#${release.id}`,
      title: getTitle(release),
      content_html: release.html,
      date_published: release.date,
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

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
