import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { DomUtils } from 'htmlparser2';
import { expect, it } from 'vitest';
import versions from '../../versions.json';
import { BASE_URL, getFile, SHOWN, ORIGIN, readPage } from './builtSite';
import { get, parsePage } from './parsePage';

const [NEWEST = ''] = versions;

/** What search engines and chats read of a page. */
interface Head {
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The content of the `<meta>` elements with a name or property. */
  readonly getMeta: (key: string) => string | undefined;
}

function readHead(path: string): Head {
  const { find } = parsePage(readPage(path).replace(/<\/head>.*/s, ''));
  return {
    title: DomUtils.textContent([...find('title')]),
    canonicals: find('link')
      .filter((link) => get(link, 'rel') === 'canonical')
      .map((link) => get(link, 'href')),
    getMeta: (key) =>
      find('meta')
        .filter((meta) =>
          [get(meta, 'name'), get(meta, 'property')].includes(key),
        )
        .map((meta) => get(meta, 'content'))
        .join(' and ') || undefined,
  };
}

/** Pages that search engines may index. */
const pages = SHOWN.map((page) => ({ ...page, ...readHead(page.path) }));

type Page = (typeof pages)[number];

const byUrl = new Map(pages.map((page) => [ORIGIN + page.path, page]));

const getCanonical = ({ canonicals }: Page): string => canonicals.join();

/** The page without menus, and without the version in its links. */
function readContent(path: string): string {
  const html = readPage(path);
  const from = html.search(/<div class="theme-doc-markdown|<h1/);
  const to = html.search(
    /<footer class="theme-doc-footer"|<\/article>|<nav class="pagination-nav/,
  );
  return html
    .slice(from, Math.max(from, to))
    .replace(/(href="?[^" ]*\/docs\/)\d[^/]*\//g, '$1');
}

/** Returns a function that tells which other page was first with a value. */
function findOwner() {
  const owners = new Map<string, string>();
  return (value: string, name: string): string[] => {
    const owner = owners.get(value) ?? name;
    owners.set(value, owner);
    return owner === name ? [] : [`has "${value}", like ${owner}`];
  };
}

/** The newest version of an old page that says the same, or is of the same symbols. */
function findTwin({ path, place }: Page): string | undefined {
  if (!place || place.version === NEWEST) return undefined;
  const twin = `${BASE_URL}docs/${place.path}`;
  if (!byUrl.has(ORIGIN + twin)) return undefined;
  const isReference = /^api\/(schemas\/)?[A-Z]\w+\/$/.test(place.path);
  const isEqual = (): boolean =>
    !/^(api|changelog)\//.test(place.path) &&
    readContent(path) === readContent(twin);
  return isReference || isEqual() ? twin : undefined;
}

const ofTitle = findOwner();
const ofDescription = findOwner();
const ofCard = findOwner();

/** Each returns the faults of a page. */
const RULES: Readonly<Record<string, (page: Page) => readonly string[]>> = {
  'every page has one canonical address, which has itself': (page) => {
    const target = byUrl.get(getCanonical(page));
    if (!target) return [`"${getCanonical(page)}" is no page`];
    return getCanonical(target) === getCanonical(page) ? [] : ['a chain'];
  },

  'old pages yield to the newest if it says the same or has the symbol': (
    page,
  ) => {
    const wanted = ORIGIN + (findTwin(page) ?? page.path);
    return getCanonical(page) === wanted ? [] : [`wants ${wanted}`];
  },

  'every title ends with version and product, and no other page has it': (
    page,
  ) => {
    const { path, place: { version = NEWEST } = {}, title } = page;
    const end = version === NEWEST ? '' : ` ${version}`;
    const isNamed =
      /(?<!^Firebolt) \| Firebolt Docs$/.test(title) &&
      title.endsWith(`${end} | Firebolt Docs`) &&
      (end !== '' || !/\d\.\d/.test(title));
    return [...(isNamed ? [] : [`"${title}"`]), ...ofTitle(title, path)];
  },

  'every page has what a chat shows beside a link': (page) => {
    const { title, getMeta } = page;
    const image = getMeta('og:image') ?? 'a picture';
    const wanted = {
      'og:title': title,
      'og:description': getMeta('description'),
      'og:url': getCanonical(page),
      'og:type': 'website',
      'og:image': image,
      'og:image:alt': getMeta('og:image:alt') ?? 'a text',
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    };
    return Object.entries(wanted)
      .filter(([name, value]) => getMeta(name) !== value)
      .map(([name]) => `${name} is "${getMeta(name)}"`);
  },

  'every page has a description of its own, of useful length': (page) => {
    const description = page.getMeta('description') ?? '';
    // On pages of old versions, descriptions end with the version.
    const own = description.replace(/ Version [\w.-]+\.$/, '');
    const isUseful = /^.{50,170}$/u.test(own);
    const faults = isUseful ? [] : [`"${description}"`];
    return [...faults, ...ofDescription(description, page.path)];
  },

  'the description of a module names the sections of its page': (page) => {
    const description = page.getMeta('description') ?? '';
    const [sections] = /Methods.* examples/.exec(description) ?? [];
    if (sections === undefined) return [];
    const html = readContent(page.path);
    const has = (id: string): boolean => html.includes(`id="${id}"`);
    return [
      ...(sections.includes('events') === has('events') ? [] : ['events']),
      ...(sections.includes('types') === has('schemas') ? [] : ['types']),
    ];
  },

  'every card is a picture of 1200 × 630, drawn for one page': (page) => {
    const url = page.getMeta('og:image') ?? '';
    const file = getFile(url.slice(ORIGIN.length));
    if (!fs.existsSync(file)) return [`${url} doesn't exist`];
    const png = fs.readFileSync(file);
    const type = png.toString('latin1', 1, 4);
    const said = `${type} ${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
    const faults = said === 'PNG 1200 × 630' ? [] : [said];
    return [...faults, ...ofCard(url, page.place?.path ?? page.path)];
  },
};

it.each(Object.entries(RULES))('%s', (_, judge) => {
  const faults = pages.flatMap((page) =>
    judge(page).map((fault) => `${page.path}: ${fault}`),
  );
  expect(faults).toEqual([]);
  expect(pages.length).toBeGreaterThan(300);
});

it('the sitemap has the canonical pages, with the days they changed', () => {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const entries = new Map(
    Array.from(
      sitemap.matchAll(
        /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g,
      ),
      ([, url = '', day]) => [url, day],
    ),
  );
  const own = [...byUrl]
    .filter(([url, page]) => getCanonical(page) === url)
    .map(([url]) => url);
  expect([...entries.keys()].sort()).toEqual(own.sort());
  expect(pages.length - own.length).toBeGreaterThan(130);

  const git = (...args: string[]): string =>
    execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  const folder = `versioned_docs/version-${NEWEST}`;
  const sources = {
    'api/Device/': [`${folder}/api/Device.mdx`, `${folder}/api/openrpc.json`],
    'firebolt_docs/localization/': [
      `${folder}/firebolt_docs/localization/index.mdx`,
    ],
    'category/schemas/': [`versioned_sidebars/version-${NEWEST}-sidebars.json`],
  };
  for (const [path, files] of Object.entries(sources)) {
    const day = git('log', '-1', '--format=%cs', '--', ...files);
    const listed = entries.get(`${ORIGIN}${BASE_URL}docs/${path}`);
    expect(listed, path).toBe(isWhole ? day : undefined);
  }
});

it('the not-found page asks not to be listed', () => {
  expect(readHead(`${BASE_URL}404.html`).getMeta('robots')).toBe('noindex');
});
