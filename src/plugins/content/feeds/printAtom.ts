import { escapeMarkup } from '../../../text/escapeMarkup';
import { getId, getTitle, getUpdated, type Feed } from './Feed';
import type { ReleaseNews } from './readChangelog';

/** HTML as it is, for those who read the feed as a text. */
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
