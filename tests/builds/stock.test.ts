import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../findBrowser';
import { createFixtureSite, type FixtureSite } from './fixtureSite';

const PORT = Number(process.env['PORT'] ?? 4173) + 300;

/** One build of two languages, beside other tests. */
const TIMEOUT = 300_000;

const ELEMENTS = 'docs/parts/elements/index.html';
const GUIDE = 'docs/guide/index.html';
const CARDS = 'docs/category/cards/index.html';
const POST = 'blog/2022/08/01/first/index.html';

/** What each feature must leave, by page. `tests/stock.md` names these titles. */
const FEATURES: readonly (readonly [
  title: string,
  page: string,
  texts: readonly (string | RegExp)[],
])[] = [
  [
    'hides the sidebar by a button',
    GUIDE,
    [
      /aria-label="Collapse sidebar" aria-expanded="true"[^>]*data-control="sidebar"/,
    ],
  ],
  ['leaves one category open', GUIDE, [/menu__list" data-one-open="true"/]],
  [
    'gives the announcement its colors',
    GUIDE,
    [
      /style="background-color:#fafbfc;color:#091e42"/,
      "'unsafe-hashes' 'sha256-",
    ],
  ],
  [
    'shows the logo for each color mode, with its target',
    GUIDE,
    [/<a target="_self" class="navbar__brand"/, /<img src="[^"]*dark\.svg"/],
  ],
  ['shows the logo of the footer', GUIDE, [/footer__logo/]],
  [
    'has items before and after the versions',
    GUIDE,
    [/dropdown-versions".*>Before<.*data-version.*>After</],
  ],
  ['keeps no version where the settings say so', GUIDE, ['data-kept="no"']],
  [
    'has the image and the metadata of the settings',
    'ownpage/index.html',
    [/og:image" content="[^"]*img\/state\.svg"/, 'from the settings'],
  ],
  [
    'has the image and the keywords of the front matter',
    ELEMENTS,
    [
      /og:image" content="[^"]*img\/own\.svg"/,
      'name="keywords" content="stock,parts"',
    ],
  ],
  [
    'has the image and the keywords of a category',
    CARDS,
    [
      /og:image" content="[^"]*img\/category\.svg"/,
      'name="keywords" content="cards"',
    ],
  ],
  [
    'has a head of a page in Markdown',
    ELEMENTS,
    ['name="head-meta" content="of the page"'],
  ],
  [
    'has <Head>',
    'ownpage/index.html',
    ['name="head-meta" content="of the own page"'],
  ],
  [
    'asks search engines not to list it',
    GUIDE,
    ['name="robots" content="noindex'],
  ],
  [
    'names the page in its other language',
    GUIDE,
    [/hrefLang="de"/, /hrefLang="x-default"/, 'og:locale'],
  ],
  [
    'speaks the other language',
    'de/docs/guide/index.html',
    ['<html lang="de"', 'og:locale" content="de"'],
  ],
  [
    'has a page of the stock layout, with a place to skip to',
    'ownpage/index.html',
    [/<main id="main"/, 'Own page'],
  ],
  [
    'redirects by <Redirect>',
    'moved/index.html',
    [
      'http-equiv="refresh" content="0; url=/firebolt-documentation/docs/guide/"',
    ],
  ],
  [
    'has tags of pages',
    ELEMENTS,
    [/Tags:.*href="\/firebolt-documentation\/docs\/tags\/parts\/"/],
  ],
  [
    'has pages of tags',
    'docs/tags/parts/index.html',
    ['Elements', /<main[^>]* id="main"/],
  ],
  [
    'has a blog',
    'blog/index.html',
    ['First post', 'What is new.', 'Read More'],
  ],
  [
    'has posts',
    POST,
    ['More of it', /href="\/firebolt-documentation\/docs\/guide\/"/, 'Ada'],
  ],
  [
    'has pages of the tags of posts',
    'blog/tags/news/index.html',
    ['First post', 'Second post'],
  ],
  ['has feeds of the blog', 'blog/atom.xml', ['First post']],
  [
    'has a second set of docs',
    'more/intro/index.html',
    ['Intro of more', /href="\/firebolt-documentation\/more\/next\/"/],
  ],
  [
    'has tabs with values, labels and a default',
    ELEMENTS,
    [
      /data-tabs="os" data-initial="mac"/,
      'On Windows',
      'On a Mac',
      'Windows text',
    ],
  ],
  [
    'has tabs without a group',
    'blog/2022/08/02/second/index.html',
    [/data-tabs="" data-initial="b"/],
  ],
  [
    'has components of the theme in pages',
    ELEMENTS,
    ['Named', 'Imported admonition.', 'Open me', 'Hidden text.'],
  ],
  ['has a component of the owner', ELEMENTS, ['Own component']],
  [
    'has elements of HTML',
    ELEMENTS,
    ['<kbd>Ctrl</kbd>', '<sub>2</sub>', '<mark>marked</mark>'],
  ],
  ['has footnotes', ELEMENTS, ['The footnote.', 'href="#fn-1"']],
  ['has lists of tasks', ELEMENTS, [/<input type="checkbox"[^>]*checked/]],
  ['has a style of a page', ELEMENTS, ['style="color:red"']],
  [
    'loads from the hosts of the settings',
    ELEMENTS,
    [
      /script-src 'self'[^;]* https:\/\/scripts\.example/,
      /style-src 'self'[^;]* https:\/\/styles\.example/,
      /img-src [^;]*https:\/\/images\.example/,
      /media-src [^;]*https:\/\/media\.example/,
      /frame-src [^;]*https:\/\/frames\.example/,
    ],
  ],
  ['has a download', ELEMENTS, [/href="[^"]*assets\/files\/data-\w+\.txt"/]],
  [
    'colors code of the languages of the theme, and of the settings',
    ELEMENTS,
    [
      /token-keyword">def<\/span>/,
      /language-ruby.*token-keyword">def</,
      /token-selector/,
    ],
  ],
  [
    'keeps in Markdown as HTML what it has no form for',
    'docs/parts/elements/index.md',
    [
      '<kbd>Ctrl</kbd>',
      '<video controls src="https://media.example/film.mp4"></video>',
      '<iframe src="https://frames.example/a" title="Frame"></iframe>',
      '- [x] done',
    ],
  ],
];

describe('a site with what Docusaurus allows', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let output = '';

  beforeAll(() => {
    site = createFixtureSite({ overlay: 'stock' });
    const build = site.build();
    ({ output } = build);
    expect(build.succeeds, output).toBe(true);
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  it.each(FEATURES)('%s', (_, page, texts) => {
    const html = site.read(page);
    for (const text of texts) {
      if (typeof text === 'string') expect(html).toContain(text);
      else expect(html).toMatch(text);
    }
  });

  it('has the theme of code as a style sheet', () => {
    const styles = Object.keys(site.readBuild())
      .filter((name) => name.endsWith('.css'))
      .map((name) => site.read(name))
      .join('');
    expect(styles).toMatch(/\.token-selector\s*\{\s*color:\s*#aa?0/);
    expect(styles).toMatch(
      /data-theme='?dark'?\].*\.token-selector\s*\{\s*color:\s*#ff?aa/,
    );
  });

  it('has no sitemap where nothing is to be listed', () => {
    expect(Object.keys(site.readBuild())).not.toContain('sitemap.xml');
  });

  it('warns of rules of content', () => {
    const page = 'versioned_docs/version-1.0.0/parts/elements.mdx';
    expect(output).toContain(
      `[WARNING] ${page}:1: the front matter has no title.`,
    );
    expect(output).toContain('the image /img/state.svg has no alt text.');
  });

  describe('in a browser', () => {
    let server: ChildProcess;
    let browser: Browser;
    let page: Page;

    const open = (name: string) =>
      page.goto(`http://localhost:${PORT}/firebolt-documentation/${name}`);

    beforeAll(async () => {
      server = spawn(
        process.execPath,
        [
          ...['--import', 'tsx', 'src/commands/serve/run.ts'],
          ...['--no-open', '--port', String(PORT)],
        ],
        { cwd: site.folder },
      );
      if (server.stdout) await once(server.stdout, 'data');
      const executablePath = process.env['BROWSER_PATH'] ?? findBrowser();
      browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: ['--no-sandbox'],
      });
      page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
      await page.route(/\.example\//, (route) => route.abort());
    });

    afterAll(async () => {
      await browser.close();
      server.kill();
    });

    it('the sidebar hides, on the next page too, and comes back', async () => {
      await open('docs/guide/');
      const menu = page.getByRole('navigation', {
        name: 'Pages',
        exact: true,
      });
      const button = page.getByRole('button', { name: 'Collapse sidebar' });
      expect(await menu.isVisible()).toBe(true);
      await button.click();
      expect(await menu.isVisible()).toBe(false);
      await page.getByRole('link', { name: 'id of the account' }).click();
      await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
      expect(await menu.isVisible()).toBe(false);
      await button.click();
      expect(await menu.isVisible()).toBe(true);
    });

    it('a category that opens closes the other', async () => {
      await open('docs/guide/');
      const parts = page.getByRole('button', { name: 'Parts', exact: true });
      const cards = page.getByRole('button', { name: 'Cards' });
      const read = () =>
        Promise.all(
          [parts, cards].map((one) => one.getAttribute('aria-expanded')),
        );
      expect(await read()).toEqual(['false', 'true']);
      await parts.click();
      expect(await read()).toEqual(['true', 'false']);
    });

    it('tabs show their default, and styles of pages are applied', async () => {
      await open('docs/parts/elements/');
      await page.getByText('Mac text').waitFor();
      expect(await page.getByText('Windows text').isVisible()).toBe(false);
      await page.getByRole('tab', { name: 'On Windows' }).click();
      expect(await page.getByText('Windows text').isVisible()).toBe(true);
      const color = await page
        .getByText('Styled')
        .evaluate((element) => getComputedStyle(element).color);
      expect(color).toBe('rgb(255, 0, 0)');
    });

    it('a style is applied on the way from page to page, too', async () => {
      await open('blog/');
      await page.evaluate(() => {
        document
          .querySelector('main a')
          ?.setAttribute('href', '../docs/parts/elements/');
      });
      await page.getByRole('main').getByRole('link').first().click();
      await page.getByRole('heading', { name: 'Elements' }).waitFor();
      const color = await page
        .getByText('Styled')
        .evaluate((element) => getComputedStyle(element).color);
      expect(color).toBe('rgb(255, 0, 0)');
    });

    it('what the policy blocks is said with the option that allows it', async () => {
      const message = page.waitForEvent('console', (one) =>
        one.text().startsWith('CSP blocks'),
      );
      await open('blog/2022/08/02/second/');
      expect((await message).text()).toBe(
        'CSP blocks https://unnamed.example/a.png (img-src). Allow its host in "hosts" of ./src/plugins/main.',
      );
    });

    it('no version is kept where the settings say so', async () => {
      await open('docs/guide/');
      await page.getByRole('button', { name: 'Version 1.0.0' }).click();
      await page.getByRole('link', { name: '1.0.0' }).click();
      const stored = await page.evaluate(() =>
        localStorage.getItem('docs-preferred-version-default'),
      );
      expect(stored).toBeNull();
    });

    it('a redirect leads on', async () => {
      await open('moved/');
      await page.getByRole('heading', { name: 'Guide' }).waitFor();
      expect(page.url()).toMatch(/docs\/guide\/$/);
    });
  });
});
