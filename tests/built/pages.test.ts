import { describe, expect, it } from 'vitest';
import {
  findErrors,
  printErrors,
} from '../../src/plugins/checks/links/findErrors';
import { unescapeMarkup } from '../../src/text/unescapeMarkup';
import formerAnchors from '../fixtures/former-anchors.json';
import {
  BASE_URL,
  getBuiltSite,
  listPages,
  ORIGIN,
  readPage,
} from './builtSite';

const VERSIONS = [
  '',
  '0.7.0',
  '0.6.1',
  '0.6.0',
  '0.6.0-alpha.2',
  '0.6.0-alpha.1',
  '0.5.3',
];

const API = `Accessibility Account Advertising Authentication Device Discovery
  Keyboard Lifecycle Localization Metrics Parameters Profile SecondScreen
  schemas/Discovery schemas/Entertainment schemas/Errors schemas/Intents
  schemas/Lifecycle schemas/Types`;

const GUIDES = `accessibility accessibility/closed-captions
  accessibility/voice-guidance app-lifecycle/lifecycle-management
  app-lifecycle/listening-for-events authentication/email-prefill
  authentication/sign-in-and-sign-up discovery/content-discovery
  discovery/deep-linking discovery/voice-commands
  getting-started/quick-start-guide localization metadata/metadata-integration
  metadata/open-gmrss-format profile/parental-controls profile/profile-flags`;

const CATEGORIES = `getting-started accessbility app-lifecycle authentication
  discovery localization metadata profiles schemas`;

const list = (folder: string, names: string): readonly string[] =>
  names.split(/\s+/).map((name) => `${folder}/${name}/`);

const ALL = [
  'api/',
  'changelog/',
  ...list('api', API),
  ...list('firebolt_docs', GUIDES),
  ...list('category', CATEGORIES),
];

/** Pages that only some versions have. */
const SOME: Readonly<Record<string, (version: string) => boolean>> = {
  'api/schemas/': (v) => v !== '' && v !== '0.7.0',
  'api/schemas/SecondScreen/': (v) => v !== '' && v !== '0.7.0',
  'api/schemas/intro/': (v) => v === '' || v === '0.7.0',
  'api/SecureStorage/': (v) => v === '0.6.0-alpha.2',
  'firebolt_docs/app-lifecycle/listening-for-property-changes/': (v) =>
    v !== '0.5.3',
};

const { pages } = getBuiltSite();

const getRoot = (version: string): string =>
  `${BASE_URL}docs/${version ? `${version}/` : ''}`;

const has = (path: string): boolean => {
  const page = pages.get(path);
  return page !== undefined && page.redirect === undefined;
};

describe.each(VERSIONS)('version "%s"', (version) => {
  const root = getRoot(version);

  it('has what only some versions have, or has it not', () => {
    for (const [path, isIn] of Object.entries(SOME)) {
      expect(has(root + path), path).toBe(isIn(version));
    }
  });

  it('leads from its root to its main page', () => {
    expect(pages.get(root)?.redirect).toEqual(
      expect.stringContaining(
        `${root}firebolt_docs/getting-started/quick-start-guide/`,
      ),
    );
  });

  it('the sidebars begin with Getting started and with Schemas', () => {
    const html = readPage(`${root}api/Device/`);
    const getLink = (label: string): string | undefined =>
      new RegExp(`href="([^"]*)">${label}</a>`).exec(html)?.[1];
    expect(getLink('Guides')).toBe(`${root}category/getting-started/`);
    expect(getLink('API')).toBe(`${root}category/schemas/`);
    expect(getLink('Changelog')).toBe(`${root}changelog/`);
  });
});

it('every former address is served', () => {
  const paths = VERSIONS.flatMap((version) =>
    [...ALL, ...Object.keys(SOME).filter((path) => SOME[path]?.(version))].map(
      (path) => getRoot(version) + path,
    ),
  );
  expect(new Set(paths).size).toBe(341);
  expect([BASE_URL, ...paths].filter((path) => !has(path))).toEqual([]);
  const moved = `${getRoot('')}api/schemas/SecondScreen/`;
  expect(pages.get(moved)?.redirect).toBeDefined();
});

const read = (path: string): string => readPage(`${BASE_URL}docs/${path}`);

it('breadcrumbs lead up to the group and home', () => {
  const [list = ''] =
    /<ul class="breadcrumbs".*?<\/ul>/s.exec(
      read('api/schemas/Entertainment/'),
    ) ?? [];
  const steps = Array.from(list.matchAll(/<li.*?<\/li>/gs), ([item]) => [
    /<a [^>]*?href="([^"]*)"/.exec(item)?.[1],
    item.replace(/<[^>]*>/g, ''),
  ]);
  expect(steps).toEqual([
    [BASE_URL, ''],
    [`${BASE_URL}docs/category/schemas/`, 'Schemas'],
    [undefined, 'Entertainment'],
  ]);
  expect(list).toContain('aria-label="Home page"');
  expect(list).toMatch(/aria-current="page"[^>]*>Entertainment/);
});

it.each([
  ['changelog/', '0.8.0', 'from=0.7.0&to=0.8.0', ''],
  ['api/Device/', '0.8.0', 'from=0.7.0&to=0.8.0', '&module=Device'],
  ['0.6.1/api/Keyboard/', '0.6.1', 'from=0.6.1&to=0.8.0', '&module=Keyboard'],
])('%s tells tools its version and module', (path, version, both, module) => {
  const queries = [`?version=${version}`, `?${both}${module}`, `?${both}`];
  const links = read(path).matchAll(
    /<a [^>]*data-tool=[^>]*href="[^"?]*([^"]*)/g,
  );
  expect(
    Array.from(links, ([, query = '']) => query.replaceAll('&amp;', '&')),
    'in the navbar, the page, and the footer',
  ).toEqual([...queries, ...queries, ...queries]);
});

// IDs that other sites may link to, separated by spaces, by page. `api/Device/` applies to
// every version, and `0.5.3/api/Device/` adds IDs for one version. A changelog has only the
// IDs of releases up to its own version.
const anchors: Readonly<Record<string, string>> = formerAnchors;

it('every page keeps the heading ids of the former site', () => {
  const unused = new Set(Object.keys(anchors));
  for (const page of listPages()) {
    const { version = '', path = '' } = page.place ?? {};
    for (const name of [path, `${version}/${path}`]) {
      const ids = anchors[name]?.split(' ') ?? [];
      unused.delete(name);
      expect(
        ids.filter((id) => !page.ids.has(id)),
        page.path,
      ).toEqual([]);
    }
  }
  expect([...unused]).toEqual([]);
});

it('every link, image, anchor, download and entry of the sitemap leads somewhere', () => {
  expect(printErrors(findErrors(getBuiltSite()))).toBe('');
});

it('every redirect leads to its last page', () => {
  const chains = [...pages].filter(([url, { redirect }]) => {
    if (redirect === undefined) return false;
    const { pathname } = new URL(redirect, ORIGIN + url);
    return pathname !== url && pages.get(pathname)?.redirect !== undefined;
  });
  expect(chains.map(([url]) => url)).toEqual([]);
});

it('links alone lead from the home page to every page', () => {
  const links = [...getBuiltSite().references.values()].filter(
    ({ element, target }) => element === 'a' && pages.has(target.path),
  );
  const reached = new Set<string>([BASE_URL]);
  for (const url of reached) {
    for (const link of links) {
      if (link.pages.has(url)) reached.add(link.target.path);
    }
  }
  const lost = listPages().filter(({ path }) => !reached.has(path));
  expect(lost.filter(({ place }) => place !== undefined)).toEqual([]);
});

/** The links of the footer. */
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
    Playground: `${BASE_URL}playground/`,
    'Compare versions': `${BASE_URL}compare/`,
    'Upgrade check': `${BASE_URL}upgrade/`,
  },
  Plugins: {
    Announcement: `${BASE_URL}docs/changelog/`,
    "What's New!": `${BASE_URL}docs/changelog/`,
  },
  Support: {
    Forum: 'https://developer.rdkcentral.com/rdk_forum/forums/',
    'Contact Us': 'mailto:support@rdkcentral.com',
    Feedback: 'https://github.com/rdkcentral/firebolt-documentation/issues',
  },
};

const [navbar = '', footer = ''] = readPage(BASE_URL).split('<footer');

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
