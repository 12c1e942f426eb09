import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import versions from '../../versions.json';
import {
  BASE_URL,
  getFile,
  listPages,
  ORIGIN,
  readPage,
  splitVersion,
} from './builtSite';

interface Head {
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The contents of the `<meta>` elements, by name or property. */
  readonly meta: ReadonlyMap<string, readonly string[]>;
}

function readHead(path: string): Head {
  const html = readPage(path);
  const head = { title: '', canonicals: [] as string[] };
  const meta = new Map<string, string[]>();
  let text = '';
  const parser = new Parser({
    onopentag(element, { rel, href = '', name, property, content }) {
      text = '';
      if (element === 'link' && rel === 'canonical') head.canonicals.push(href);
      const key = element === 'meta' ? (name ?? property) : undefined;
      if (key) meta.set(key, [...(meta.get(key) ?? []), content ?? '']);
    },
    ontext(part) {
      text += part;
    },
    onclosetag(element) {
      if (element === 'title') head.title = text;
    },
  });
  parser.end(html.slice(0, html.indexOf('</head>')));
  return { ...head, meta };
}

/** Pages that search engines may index, with their heads. */
const pages = listPages().map(({ path }) => ({ path, ...readHead(path) }));

const byUrl = new Map(pages.map((page) => [ORIGIN + page.path, page]));

const getCanonical = ({ canonicals }: Head): string => canonicals[0] ?? '';

/** Errors by page. */
function collect(
  judge: (page: (typeof pages)[number]) => readonly string[],
): readonly string[] {
  return pages.flatMap((page) =>
    judge(page).map((fault) => `${page.path}: ${fault}`),
  );
}

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

it('covers the site', () => {
  expect(pages.length).toBeGreaterThan(300);
});

it('every page has one canonical address, which is its own', () => {
  const faults = collect((page) => {
    const target = byUrl.get(getCanonical(page));
    if (page.canonicals.length !== 1) return ['not one canonical address'];
    if (!target) return [`its canonical page doesn't exist`];
    return getCanonical(target) === getCanonical(page) ? [] : ['a chain'];
  });
  expect(faults).toEqual([]);
});

it('old pages yield to the newest if it says the same or has the symbol', () => {
  let yielding = 0;
  const faults = collect((page) => {
    const split = splitVersion(page.path, versions);
    if (!split || split.version === versions[0]) return [];
    const twin = `${BASE_URL}docs/${split.path}`;
    const isReference = /^api\/(schemas\/)?[A-Z]\w+\/$/.test(split.path);
    const isEqual = (): boolean =>
      !/^(api|changelog)\//.test(split.path) &&
      readContent(page.path) === readContent(twin);
    const hasTwin = byUrl.has(ORIGIN + twin) && (isReference || isEqual());
    if (hasTwin) yielding++;
    const wanted = ORIGIN + (hasTwin ? twin : page.path);
    return getCanonical(page) === wanted ? [] : [`wants ${wanted}`];
  });
  expect(faults).toEqual([]);
  expect(yielding).toBeGreaterThan(130);
});

it('the sitemap has the canonical pages, with the days they changed', () => {
  const sitemap = fs.readFileSync('build/sitemap.xml', 'utf8');
  const entries = [
    ...sitemap.matchAll(
      /<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g,
    ),
  ];
  const own = pages
    .filter((page) => getCanonical(page) === ORIGIN + page.path)
    .map(({ path }) => ORIGIN + path);
  expect(entries.map(([, url]) => url).sort()).toEqual(own.sort());

  const git = (...args: string[]): string =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const isWhole =
    git('rev-parse', '--is-shallow-repository').trim() === 'false';
  const folder = `versioned_docs/version-${versions[0]}`;
  const sources = {
    'docs/api/Device/': [
      `${folder}/api/Device.mdx`,
      `${folder}/api/openrpc.json`,
    ],
    'docs/changelog/': [
      `${folder}/changelog/changelog.mdx`,
      `${folder}/api/openrpc.json`,
    ],
    'docs/firebolt_docs/localization/': [
      `${folder}/firebolt_docs/localization/index.mdx`,
    ],
    'docs/category/schemas/': [
      `versioned_sidebars/version-${versions[0]}-sidebars.json`,
    ],
  };
  for (const [path, files] of Object.entries(sources)) {
    const entry = entries.find(([, url]) => url === ORIGIN + BASE_URL + path);
    const day = git(
      'log',
      '-1',
      '--format=%cd',
      '--date=short',
      '--',
      ...files,
    );
    expect(entry?.[2], path).toBe(isWhole ? day : undefined);
  }
});

it('every title ends with version and product', () => {
  const faults = collect(({ path, title }) => {
    const version = splitVersion(path, versions)?.version ?? versions[0];
    const end = ' | Firebolt Docs';
    const isRight =
      version === versions[0]
        ? title.endsWith(end) && !/\d\.\d/.test(title)
        : title.endsWith(` ${version}${end}`);
    return isRight && !title.startsWith(`Firebolt${end}`) ? [] : [`"${title}"`];
  });
  expect(faults).toEqual([]);
});

it('no two pages have the same title', () => {
  const paths = new Map<string, string>();
  const faults = collect(({ path, title }) => {
    const other = paths.get(title);
    paths.set(title, path);
    return other === undefined ? [] : [`"${title}", like ${other}`];
  });
  expect(faults).toEqual([]);
});

it('every page has what a chat shows beside a link', () => {
  const faults = collect(({ title, canonicals, meta }) => {
    const image = meta.get('og:image')?.[0] ?? '';
    const wanted = {
      'og:title': title,
      'og:description': meta.get('description')?.[0],
      'og:url': canonicals[0],
      'og:type': 'website',
      'og:image': image,
      'og:image:alt': meta.get('og:image:alt')?.[0] || 'a text',
      'twitter:card': 'summary_large_image',
      'twitter:image': image,
    };
    return Object.entries(wanted)
      .filter(([name, value]) => meta.get(name)?.join() !== value)
      .map(([name]) => `${name} is "${meta.get(name)?.join() ?? ''}"`);
  });
  expect(faults).toEqual([]);
});

/** On pages of old versions, descriptions end with the version. */
const getOwn = (description: string): string =>
  description.replace(/ Version [\w.-]+\.$/, '');

it('every page has a description of its own, of useful length', () => {
  const owners = new Map<string, string>();
  const faults = collect(({ path, meta }) => {
    const description = meta.get('description')?.join().trim() ?? '';
    const { length } = getOwn(description);
    const twin = owners.get(description);
    owners.set(description, path);
    return [
      ...(length < 50 || length > 170 ? [`"${description}"`] : []),
      ...(twin === undefined ? [] : [`has that of ${twin}`]),
    ];
  });
  expect(faults).toEqual([]);
});

it('the description of a module names the sections of its page', () => {
  const faults = collect(({ path, meta }) => {
    const [sections] =
      /Methods.* examples/.exec(String(meta.get('description'))) ?? [];
    if (sections === undefined) return [];
    const html = readContent(path);
    return ['events events', 'types schemas'].filter((pair) => {
      const [word = '', id = ''] = pair.split(' ');
      return sections.includes(word) !== html.includes(`id="${id}"`);
    });
  });
  expect(faults).toEqual([]);
});

it('every card is a picture of 1200 × 630, drawn for one page', () => {
  const owners = new Map<string, string>();
  const faults = collect(({ path, meta }) => {
    const url = meta.get('og:image')?.[0] ?? '';
    const name = splitVersion(path, versions)?.path ?? path;
    const owner = owners.get(url) ?? name;
    owners.set(url, name);
    const file = getFile(url.slice(ORIGIN.length));
    if (!fs.existsSync(file)) return [`${url} doesn't exist`];
    const png = fs.readFileSync(file);
    const size = [png.readUInt32BE(16), png.readUInt32BE(20)].join(' × ');
    return [
      ...(png.toString('latin1', 1, 4) === 'PNG' ? [] : ['no PNG']),
      ...(size === '1200 × 630' ? [] : [size]),
      ...(owner === name ? [] : [`has the card of ${owner}`]),
    ];
  });
  expect(faults).toEqual([]);
});

/** A page's breadcrumbs, as search engines read them from microdata. */
function readBreadcrumbs(path: string) {
  const lists: string[] = [];
  const steps: { position?: string; name?: string; item?: string }[] = [];
  let isName = false;
  const parser = new Parser({
    onopentag(_, { itemprop, itemtype = '', href = '', content }) {
      if (itemtype.endsWith('/BreadcrumbList')) lists.push(itemtype);
      if (itemprop === 'itemListElement') steps.push({});
      const step = steps.at(-1) ?? {};
      if (itemprop === 'item') step.item = href;
      if (itemprop === 'position') step.position = content;
      isName = itemprop === 'name';
    },
    ontext(text) {
      const step = steps.at(-1);
      if (step && isName) step.name = (step.name ?? '') + text;
    },
    onclosetag() {
      isName = false;
    },
  });
  parser.end(readPage(path));
  return { lists, steps };
}

it('every page of the docs tells the way to it', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const faults = collect(({ path }) => {
    const { lists, steps } = readBreadcrumbs(path);
    const isDocs = splitVersion(path, versions) !== undefined;
    if (!isDocs) return lists.length ? ['has breadcrumbs'] : [];
    const last = steps.at(-1);
    return [
      ...(lists.length === 1 ? [] : [`${lists.length} lists`]),
      ...(last && !last.item ? [] : ['ends with a link']),
      ...(last?.name ? [] : ['ends without a name']),
      ...steps
        .filter(({ position, name }, i) => position !== `${i + 1}` || !name)
        .map(({ name = '' }) => `"${name}" isn't in order`),
      ...steps
        .flatMap(({ item }) => item ?? [])
        .filter((item) => !paths.has(item))
        .map((item) => `${item} doesn't exist`),
    ];
  });
  expect(faults).toEqual([]);
});

it('the not-found page asks not to be listed', () => {
  expect(readHead(`${BASE_URL}404.html`).meta.get('robots')).toEqual([
    'noindex',
  ]);
});
