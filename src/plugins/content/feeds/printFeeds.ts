import { escapeMarkup } from '../../../text/escapeMarkup';
import type { ReleaseNews } from './readChangelog';

/** The content of a feed, for both formats. */
export interface Feed {
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
export const getId = (version: string): string =>
  `tag:rdkcentral.com,2022:firebolt-sdk/${version}`;

export const getTitle = ({ version }: ReleaseNews): string =>
  `Firebolt JavaScript SDK ${version}`;

/** The day of the newest release. */
export const getUpdated = ({ releases }: Feed): string =>
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
export function printAtom(feed: Feed): string {
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
export function printJsonFeed(feed: Feed): string {
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
