import { getId, getTitle, type Feed } from './Feed';

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
