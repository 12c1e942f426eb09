import { describe, expect, it } from 'vitest';
import versions from '../../versions.json';
import formerAnchors from '../fixtures/former-anchors.json';
import { findAll } from '../findAll';
import { BASE_URL, ORIGIN, PAGES, readPage, SHOWN } from './builtSite';

/** Addresses of the newest version don't contain it. */
const VERSIONS = ['', ...versions.slice(1)];

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

const getRoot = (version: string): string =>
  `${BASE_URL}docs/${version ? `${version}/` : ''}`;

const has = (path: string): boolean => SHOWN.some((page) => page.path === path);

describe.each(VERSIONS)('version "%s"', (version) => {
  const root = getRoot(version);

  it('has what only some versions have, or has it not', () => {
    for (const [path, isIn] of Object.entries(SOME)) {
      expect(has(root + path), path).toBe(isIn(version));
    }
  });

  it('leads from its root to its main page', () => {
    expect(PAGES.get(root)?.redirect).toEqual(
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
  expect(PAGES.get(moved)?.redirect).toBeDefined();
});

const read = (path: string): string => readPage(`${BASE_URL}docs/${path}`);

it('breadcrumbs lead up to the group and home', () => {
  const [list = ''] =
    /<ul class="breadcrumbs".*?<\/ul>/s.exec(
      read('api/schemas/Entertainment/'),
    ) ?? [];
  const [home, ...steps] = list.split('<li ').slice(1);
  expect(list).toContain('itemType="https://schema.org/BreadcrumbList"');
  expect(home).toMatch(/aria-label="Home page" href="\/[\w-]+\/"/);
  expect(steps).toMatchObject(
    [
      /itemProp="itemListElement"><a [^>]*itemProp="item" href="[^"]*\/docs\/category\/schemas\/"><span itemProp="name">Schemas<.*="position" content="1"/,
      /itemProp="itemListElement"><span [^>]*aria-current="page" itemProp="name">Entertainment<.*="position" content="2"/,
    ].map((step) => expect.stringMatching(step) as string),
  );
});

it('a page tells tools its version and module, in the navbar, the page, and the footer', () => {
  const links = findAll(
    read('0.6.1/api/Keyboard/'),
    /<a [^>]*data-tool=[^>]*href="[^"?]*([^"]*)/g,
  );
  const both = '?from=0.6.1&amp;to=0.8.0';
  const queries = ['?version=0.6.1', `${both}&amp;module=Keyboard`, both];
  expect(links).toEqual([...queries, ...queries, ...queries]);
});

// IDs that other sites may link to, separated by spaces, by page. `api/Device/` applies to
// every version, and `0.5.3/api/Device/` adds IDs for one version. A changelog has only the
// IDs of releases up to its own version.
const anchors: Readonly<Record<string, string>> = formerAnchors;

it('every page keeps the heading ids of the former site', () => {
  const unused = new Set(Object.keys(anchors));
  for (const page of SHOWN) {
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

it('every redirect leads to its last page', () => {
  const wrong = [...PAGES.values()].filter(({ path, redirect }) => {
    const target = new URL(redirect ?? path, ORIGIN + path).pathname;
    return target !== path && !has(target);
  });
  expect(wrong).toEqual([]);
});

it('links alone lead from the home page to every page', () => {
  const reached = new Set<string>([BASE_URL]);
  for (const page of reached) {
    const links = findAll(readPage(page), /<a [^>]*?href="(\/[^"#?]*)/g);
    for (const link of links) if (PAGES.has(link)) reached.add(link);
  }
  const lost = SHOWN.filter(({ path }) => !reached.has(path));
  expect(lost.filter(({ place }) => place !== undefined)).toEqual([]);
});

const [navbar = '', footer = ''] = readPage(BASE_URL).split('<footer');

/** Whether a link opens in a new tab that can't access this page. */
const isSafe = (tag: string): boolean =>
  tag.includes('target="_blank" rel="noopener noreferrer"');

it('the footer has four columns, whose links lead where they say', () => {
  const titles = findAll(footer, /footer__title">([^<]*)</g);
  expect(titles).toEqual(['Company', 'Documentation', 'Plugins', 'Support']);
  const links = findAll(footer, /(<a [^>]*>[^<]+)/g).map((link) => {
    const [, href = '', text] = /href="([^"]*)".*>(.*)/.exec(link) ?? [];
    expect(isSafe(link), text).toBe(href.startsWith('https:'));
    return [text, href];
  });
  expect(links).toEqual([
    ['About Us', 'https://rdkcentral.com/'],
    ['News / Updates', 'https://rdkcentral.com/news/rdk-in-the-news/'],
    ['Twitter', 'https://twitter.com/rdkcentral'],
    [
      'Wiki Space',
      'https://wiki.rdkcentral.com/spacedirectory/view.action#/all',
    ],
    [
      'Webinars / Trainings',
      'https://wiki.rdkcentral.com/display/RDK/Webinars',
    ],
    ['Glossary', 'https://wiki.rdkcentral.com/display/RDK/Glossary'],
    ['Logo Guidelines', 'https://developer.rdkcentral.com/logo-guidelines/'],
    ['Playground', `${BASE_URL}playground/`],
    ['Compare versions', `${BASE_URL}compare/`],
    ['Upgrade check', `${BASE_URL}upgrade/`],
    ['Announcement', `${BASE_URL}docs/changelog/`],
    ['What&#x27;s New!', `${BASE_URL}docs/changelog/`],
    ['Forum', 'https://developer.rdkcentral.com/rdk_forum/forums/'],
    ['Contact Us', 'mailto:support@rdkcentral.com'],
    ['Feedback', 'https://github.com/rdkcentral/firebolt-documentation/issues'],
  ]);
});

it('names the owner and the year of the documentation', () => {
  expect(footer).toContain('Copyright © 2022 RDK Central');
});

it('the navbar opens the source repository safely in a new tab', () => {
  const href = 'href="https://github.com/rdkcentral/firebolt-documentation"';
  const [tag = ''] = new RegExp(`<a [^>]*${href}[^>]*>`).exec(navbar) ?? [];
  expect(isSafe(tag)).toBe(true);
});
