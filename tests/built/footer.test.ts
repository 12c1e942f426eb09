import fs from 'node:fs';
import { expect, it } from 'vitest';
import { unescapeMarkup } from '../../src/text/unescapeMarkup';

const BASE = '/firebolt-documentation';

const COLUMNS: Record<string, Record<string, string>> = {
  Company: {
    'About Us': 'https://rdkcentral.com/',
    'News / Updates': 'https://rdkcentral.com/news/rdk-in-the-news/',
    Twitter: 'https://twitter.com/rdkcentral',
  },
  Documentation: {
    'Wiki Space': 'https://wiki.rdkcentral.com/spacedirectory/view.action#/all',
    'Webinars / Trainings': 'https://wiki.rdkcentral.com/display/RDK/Webinars',
    Glossary: 'https://wiki.rdkcentral.com/display/RDK/Glossary',
    'Logo Guidelines': 'https://developer.rdkcentral.com/logo-guidelines/',
    Playground: `${BASE}/playground/`,
    'Compare versions': `${BASE}/compare/`,
    'Upgrade check': `${BASE}/upgrade/`,
  },
  Plugins: {
    Announcement: `${BASE}/docs/changelog/`,
    "What's New!": `${BASE}/docs/changelog/`,
  },
  Support: {
    Forum: 'https://developer.rdkcentral.com/rdk_forum/forums/',
    'Contact Us': 'mailto:support@rdkcentral.com',
    Feedback: 'https://github.com/rdkcentral/firebolt-documentation/issues',
  },
};

const [navbar = '', footer = ''] = fs
  .readFileSync('build/index.html', 'utf8')
  .split('<footer');

/** Whether a link opens in a new tab that can't access this page. */
const isSafe = (tag: string): boolean =>
  tag.includes('target="_blank" rel="noopener noreferrer"');

it.each(Object.entries(COLUMNS))('%s leads where it says', (title, links) => {
  const [, column = ''] = footer.split(`footer__title">${title}<`);
  const items = column
    .replace(/<\/ul>.*$/s, '')
    .matchAll(/(<a [^>]*)>([^<]+)/g);
  const found = Array.from(items, ([, tag = '', text = '']) => {
    const href = /href="([^"]*)"/.exec(tag)?.[1] ?? '';
    expect(isSafe(tag), text).toBe(href.startsWith('https:'));
    return [unescapeMarkup(text), href];
  });
  expect(Object.fromEntries(found)).toEqual(links);
});

it('names the owner and the year of the documentation', () => {
  expect(footer).toContain('Copyright © 2022 RDK Central');
});

it('the navbar opens the source repository safely in a new tab', () => {
  const href = 'href="https://github.com/rdkcentral/firebolt-documentation"';
  const [tag = ''] = new RegExp(`<a [^>]*${href}[^>]*>`).exec(navbar) ?? [];
  expect(isSafe(tag)).toBe(true);
});
