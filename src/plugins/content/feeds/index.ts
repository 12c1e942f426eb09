import fs from 'node:fs';
import path from 'node:path';
import { Feed } from 'feed';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { WrittenPage } from '../../shared/docsContent';
import type { FinishedSite } from '../../shared/FinishedSite';
import { readChangelog, type ReleaseNews } from './readChangelog';

export interface FeedOptions {
  /** ID of the changelog page. */
  readonly page: string;
  readonly author: string;
}

/** A tag URI (RFC 4151), which stays the same if the changelog's URL changes. */
const getId = (version: string): string =>
  `tag:rdkcentral.com,2022:firebolt-sdk/${version}`;

const FORMATS = [
  ['atom.xml', 'application/atom+xml', (feed: Feed) => feed.atom1()],
  ['feed.json', 'application/feed+json', (feed: Feed) => feed.json1()],
] as const;

function createFeed(
  { title, description }: WrittenPage,
  author: string,
  url: string,
  releases: readonly ReleaseNews[],
): Feed {
  const feed = new Feed({
    id: getId('changelog'),
    title: `${title} of the Firebolt JavaScript SDK`,
    description,
    link: url,
    feedLinks: { atom: `${url}atom.xml`, json: `${url}feed.json` },
    author: { name: author },
    copyright: '',
    updated: new Date(Math.max(...releases.map(({ date }) => Number(date)))),
  });
  for (const { version, id, date, html } of releases) {
    feed.addItem({
      id: getId(version),
      title: `Firebolt JavaScript SDK ${version}`,
      link: `${url}#${id}`,
      date,
      published: date,
      content: html,
    });
  }
  return feed;
}

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

/** @throws if no version has this page, or a release has no date */
export function writeFeeds(
  { outDir, baseUrl, siteUrl, versions }: FinishedSite,
  { page: id, author }: FeedOptions,
): void {
  const pages = [...versions]
    .sort((a, b) => Number(b.isLatest) - Number(a.isLatest))
    .flatMap(({ written }) => written.filter((page) => page.id === id));
  const [page] = pages;
  if (!page) {
    throw new Error(
      `docusaurus.config.ts: feeds: no version has a page "${id}". Use the ID of the changelog page.`,
    );
  }
  const getFile = (name: string): string =>
    path.join(outDir, name.slice(baseUrl.length));
  const html = fs.readFileSync(getFile(`${page.path}index.html`), 'utf8');
  const url = new URL(page.path, siteUrl).href;
  const releases = readChangelog(html, url, page.file);
  const feed = createFeed(page, author, url, releases);
  for (const [name, , print] of FORMATS) {
    fs.writeFileSync(getFile(page.path + name), print(feed));
  }
  for (const one of pages) {
    linkFeeds(getFile(`${one.path}index.html`), page.path, feed.options.title);
  }
}
