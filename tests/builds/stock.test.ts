import { execSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBrowser } from '../findBrowser';
import { PORTS } from '../ports';
import { createFixtureSite, type FixtureSite } from './fixtureSite';

const PORT = PORTS.stock;

/** Enough time to build a site in two languages while other tests run. */
const TIMEOUT = 300_000;

const ELEMENTS = 'manual/parts/elements/index.html';
const GUIDE = 'manual/guide/index.html';
const CARDS = 'manual/category/cards/index.html';
const FIRST = 'manual/auto/numbered/first/index.html';
const SET = 'manual/else/where/index.html';
const ONE = 'manual/one/guide/index.html';
const POST = 'blog/2022/08/01/first/index.html';

type Text = string | RegExp;

/** The HTML of each feature, by page. `tests/stock.md` lists the features. */
const FEATURES: Readonly<
  Record<string, Readonly<Record<string, Text | readonly Text[]>>>
> = {
  [GUIDE]: {
    'gives the announcement its colors': [
      /style="background-color:#fafbfc;color:#091e42"/,
      "'unsafe-hashes' 'sha256-",
    ],
    'shows the logo for each color mode, with its target': [
      /<a class="navbar__brand" target="_self"/,
      /<img src="[^"]*dark\.svg"/,
    ],
    'shows the logo of the footer': /footer__logo/,
    'has items before and after the versions':
      /dropdown-versions".*>Before<.*data-version.*>After</,
    'has the version on show, HTML and more languages in the navbar': [
      />Version on show</,
      /raw-item.*<b>Raw HTML<\/b>/,
      />Deutsch<.*>Translate</,
    ],
    'has the class and the items of the versions of other docs':
      /<button[^>]*versions-of-more"[^>]*aria-controls="dropdown-versions-more"[^>]*>Next<\/button><ul id="dropdown-versions-more"/,
    'has the HTML of a dropdown, and its link as the first entry':
      /data-control="dropdown"><span>Posts of <i>all<\/i> kinds<\/span><\/button><ul[^>]*><li[^>]*><a[^>]*href="\/firebolt-documentation\/blog\/"[^>]*>Posts of <i>all</,
    'has no switch of colors where the settings say so':
      /^(?![^]*data-control="color-mode")/,
    'has docs/ as the last version, at a root of the settings': [
      'First step',
      /dropdown-versions"[^]*?aria-current="true"[^>]*>Two</,
    ],
    'has an address to edit a page':
      /href="https:\/\/edit\.example\/docs\/guide\.mdx" class="theme-edit-this-page">/,
    'has items of a sidebar: links, HTML, references, folders': [
      /href="https:\/\/example\.com\/"[^>]*>Elsewhere/,
      '<em>Raw item</em>',
      'By reference',
      /of-folder[^]*>Numbered</,
      /own-class"><a[^>]*>In short</,
    ],
    'has tags that a plugin adds': /<meta name="owned" content="by a plugin"/,
    'has a wrapped component of the theme': /Copyright of nobody.*Wrapped/,
    'has an ejected component of the theme':
      /text--center ejected.*Simple link/,
    'asks search engines not to list it': 'name="robots" content="noindex',
    'names the page in its other language': [
      /hrefLang="de"/,
      /hrefLang="x-default"/,
      'og:locale',
    ],
  },
  [ONE]: {
    'has an older version at a path of the settings': [
      /class="[^"]*docs-of-one/,
      /theme-doc-version-badge[^>]*>Version: One</,
      /theme-doc-version-banner.*no longer maintained/,
      /href="\/firebolt-documentation\/manual\/guide\/">latest version</,
    ],
    'has links to sidebars of the latest version, and of other docs': [
      /href="\/firebolt-documentation\/manual\/else\/where\/">Others</,
      /href="\/firebolt-documentation\/more\/[^"]*">All of more</,
    ],
  },
  'manual/one/llms.txt': {
    'has the API of each version at its root': [
      /manual\/one\/api\/openrpc\.json/,
      /manual\/llms\.txt/,
    ],
  },
  [FIRST]: {
    'has a link to a page in the footer, whose path lacks the first slash':
      /href="\/firebolt-documentation\/blog\/"[^>]*>Simple link</,
    'has no address to edit a page whose front matter sets none':
      /theme-doc-footer">(?!.*theme-edit-this-page)/,
    'has components of the list of MDX': '<strong>In every page</strong>',
    'has the content of components that are not defined':
      '<div>Text in a component that nobody defines</div>',
    'has partials, exports, number prefixes and plugins of Markdown': [
      'Text of a partial.',
      '<strong>Local component, twice 42.</strong>',
      /<img[^>]*state\.svg[^]*<img[^>]*dark\.svg/,
      'alt="Both modes, dark first"',
      '<strong>By remark</strong>',
      '<strong>By rehype</strong>',
    ],
  },
  [SET]: {
    'has the front matter of a page': [
      /^(?![^]*<h1)/,
      /^(?![^]*table-of-contents__link)/,
      /href="https:\/\/edit\.example\/page"/,
      /pagination-nav__link--next" href="\/firebolt-documentation\/manual\/guide\/"/,
      /menu__link--active[^>]*>In short</,
    ],
    'has the default language and the comments of code': [
      /language-python/,
      /own-highlight/,
    ],
  },
  'owned.txt': {
    'lets a plugin write files': 'written by a plugin',
  },
  'old.html': {
    'has pages of the plugin for redirects': [
      /script-src 'self' 'sha256-/,
      "href = '/firebolt-documentation/blog/'",
    ],
  },
  'friends/index.html': {
    'has pages, data, and theme components of a plugin':
      /<div class="[^"]*of-friends">.*<main[^>]*>From a plugin: 2: Ada\+Bob of owned</,
  },
  'in-settings.txt': {
    'lets a plugin of the settings write files, and read the heads of pages': [
      'written by the settings',
      /^(?=.*\bhead-meta\b).*\bdescription\b/m,
      /<meta [^>]*name="head-meta"/,
    ],
  },
  'blog/index.html': {
    'has styles of Infima where a page has their classes':
      /part-infima\.\w+\.css/,
    'has a blog': ['First post', 'What is new.', 'Read More'],
  },
  'legacy.html': {
    'has files of static/ as they are': '<p onclick=',
  },
  'ownpage/index.html': {
    'has the image and the metadata of the settings': [
      /og:image" content="[^"]*img\/state\.svg"/,
      'from the settings',
    ],
    'has <Head>': 'name="head-meta" content="of the own page"',
    'has <Head> of a client component':
      'name="of-client" content="of a client component"',
    'has a page of the stock layout, with a place to skip to': [
      /<main id="main"/,
      'Own page',
    ],
  },
  [ELEMENTS]: {
    'has the image and the keywords of the front matter': [
      /og:image" content="[^"]*img\/own\.svg"/,
      'name="keywords" content="stock,parts"',
    ],
    'has a head of a page in Markdown':
      'name="head-meta" content="of the page"',
    'has tags of pages':
      /Tags:.*href="\/firebolt-documentation\/manual\/tags\/parts\/"/,
    'has components of the theme in pages': [
      'Named',
      'Imported admonition.',
      'Open me',
      'Hidden text.',
    ],
    'has a component of the owner, with TypeScript that JSX has not':
      'Own component hoho',
    'has elements of HTML': [
      '<kbd>Ctrl</kbd>',
      '<sub>2</sub>',
      '<mark>marked</mark>',
    ],
    'has footnotes': ['The footnote.', 'href="#fn-1"'],
    'has lists of tasks': /<input type="checkbox"[^>]*checked/,
    'loads from the hosts of the settings': [
      /script-src 'self'[^;]* https:\/\/scripts\.example/,
      /style-src 'self'[^;]* https:\/\/styles\.example/,
      /img-src [^;]*https:\/\/images\.example/,
      /media-src [^;]*https:\/\/media\.example/,
      /frame-src [^;]*https:\/\/frames\.example/,
      /connect-src 'self' https:\/\/connections\.example/,
      /form-action 'self' https:\/\/forms\.example/,
    ],
    'has placeholders in URLs': [
      'href="http://localhost:PORT/a"',
      'src="http://HOST:PORT/a.png"',
    ],
    'has a download': /href="[^"]*assets\/files\/data-\w+\.txt"/,
    'colors code of the languages of the theme, and of the settings': [
      /token-keyword">def<\/span>/,
      /language-ruby.*token-keyword">def</,
      /token-selector/,
    ],
  },
  [CARDS]: {
    'has the image and the keywords of a category': [
      /og:image" content="[^"]*img\/category\.svg"/,
      'name="keywords" content="cards"',
    ],
  },
  'de/manual/guide/index.html': {
    'speaks the other language': [
      '<html lang="de"',
      'og:locale" content="de"',
      '>Handbuch<',
      /href="\/firebolt-documentation\/de\/manual\/api\/Account\/#id">Kennung/,
    ],
  },
  'manual/tags/parts/index.html': {
    'has pages of tags': ['Elements', /<main[^>]* id="main"/],
  },
  [POST]: {
    'has posts': [
      'More of it',
      /href="\/firebolt-documentation\/manual\/guide\/"/,
      'Ada',
    ],
  },
  'blog/tags/news/index.html': {
    'has pages of the tags of posts': ['First post', 'Second post'],
  },
  'blog/atom.xml': {
    'has feeds of the blog': 'First post',
  },
  'more/intro/index.html': {
    'has a second set of docs': [
      'Intro of more',
      '>0.1<',
      /href="\/firebolt-documentation\/more\/next\/"/,
    ],
    'has who changed a page, and when':
      /theme-last-updated">Last changed on <time datetime="2022-08-03">[^<]*<\/time> by Ada/i,
  },
  'more/next/index.html': {
    'has who changed a page, and when, by its front matter':
      /Last changed on <time datetime="2020-01-02">.*by Zed/i,
  },
  'blog/2022/08/02/second/index.html': {
    'has tabs without a group': /data-tabs="" data-initial="b"/,
  },
  'manual/parts/elements/index.md': {
    'keeps in Markdown as HTML what it has no form for': [
      '<kbd>Ctrl</kbd>',
      '<video controls src="https://media.example/film.mp4"></video>',
      '<iframe src="https://frames.example/a" title="Frame"></iframe>',
      '- [x] done',
    ],
  },
};

function commitAll(cwd: string): void {
  const date = '2022-08-03T12:00:00Z';
  const author = '-c user.name=Ada -c user.email=ada@example.com';
  const commit = `git ${author} commit --quiet --message docs`;
  execSync(`git init --quiet && git add more && ${commit}`, {
    cwd,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

describe('a site with what Docusaurus allows', { timeout: TIMEOUT }, () => {
  let site: FixtureSite;
  let output = '';

  const run = async (...args: readonly string[]): Promise<void> => {
    const { succeeds, output: said } = await site.command(...args);
    expect(succeeds, said).toBe(true);
  };

  const edit = (file: string, change: (text: string) => string): void => {
    const name = path.join(site.folder, file);
    const text = fs.readFileSync(name, 'utf8');
    expect(change(text), file).not.toBe(text);
    fs.writeFileSync(name, change(text));
  };

  beforeAll(async () => {
    site = createFixtureSite({ overlay: 'stock' });
    // The next version contains all pages of the previous version, and more.
    const docs = path.join(site.folder, 'docs');
    fs.cpSync(path.join(site.folder, `versioned_docs/version-1.0.0`), docs, {
      recursive: true,
    });
    // Docusaurus puts images of this size into files.
    const large = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(20_000)}</svg>`;
    fs.writeFileSync(path.join(docs, 'parts/large (1).svg'), large);
    commitAll(site.folder);
    const plugin = JSON.stringify(path.join(site.folder, 'src/postcss.js'));
    edit('package.json', (text) =>
      text.replace('{', `{ "postcss": { "plugins": { ${plugin}: {} } },`),
    );
    await run('docs:version:more', '0.1');
    await run('write-translations', 'de');
    edit('i18n/de/docusaurus-theme-classic/navbar.json', (text) =>
      text.replace('"message": "Docs"', '"message": "Handbuch"'),
    );
    edit('src/theme/MDXComponents/index.tsx', (text) =>
      text.replace(
        '  a: A,',
        '  a: A,\n  Everywhere: () => <strong>In every page</strong>,',
      ),
    );
    const theme = ['swizzle', '@docusaurus/theme-classic'];
    await run(...theme, 'Footer/Copyright', 'wrap');
    edit('src/theme/Footer/Copyright/index.js', (text) =>
      text
        .replace(
          '</>',
          '<i>Wrapped</i>{/second/.test(useLocation().pathname) && <b>Footer of one</b>}</>',
        )
        .replace(/^/, "import { useLocation } from '@docusaurus/router';\n"),
    );
    await run(...theme, 'Footer/Links/Simple', 'eject');
    edit('src/theme/Footer/Links/Simple/index.js', (text) =>
      text.replace('text--center', 'text--center ejected'),
    );
    const build = await site.build();
    ({ output } = build);
    expect(build.succeeds, output).toBe(true);
  }, TIMEOUT);

  afterAll(() => {
    site.remove();
  });

  for (const [page, features] of Object.entries(FEATURES)) {
    it.each(Object.entries(features))('%s', (_, texts) => {
      const html = site.read(page);
      for (const text of [texts].flat()) {
        if (typeof text === 'string') expect(html).toContain(text);
        else expect(html).toMatch(text);
      }
    });
  }

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

  it('leaves out drafts and what the settings exclude', () => {
    const names = Object.keys(site.readBuild()).join('\n');
    expect(names).toContain('manual/auto/numbered/first/index.html');
    expect(names).not.toMatch(/manual\/(?:auto\/numbered\/draft|left-out)/);
  });

  it('has the images of its pages in the archive', () => {
    const zip = path.join(site.folder, 'build/manual/offline.zip');
    const files = unzipSync(new Uint8Array(fs.readFileSync(zip)));
    const names = Object.keys(files).join('\n');
    const [image = ''] =
      /assets\/images\/large \(1\)-\w+\.svg/.exec(names) ?? [];
    const html = strFromU8(files[ELEMENTS] ?? new Uint8Array());
    expect(html).toContain(`src="../../../${encodeURI(image)}"`);
    expect(image).not.toBe('');
  });

  it('has no sitemap where nothing is to be listed', () => {
    expect(Object.keys(site.readBuild())).not.toContain('sitemap.xml');
  });

  it('only warns of broken links, and finds no other', () => {
    const lines = output.split('\n').filter((line) => line.includes(' → '));
    expect(lines[0]).toMatch(
      /^docs\/parts\/elements\.mdx → .*: page or file not found\./,
    );
    for (const line of lines)
      expect(line).toMatch(/→ \/firebolt-documentation\/(?:de\/)?nowhere\/:/);
  });

  it('warns of rules of content', () => {
    const page = 'docs/parts/elements.mdx';
    expect(output).toContain(
      `[WARNING] ${page}:1: the front matter lacks a title,`,
    );
    expect(output).toContain('the image /img/state.svg has no alt text.');
    expect(output).toMatch(
      /\[WARNING\] docs\/parts\/twin-two\.mdx: has the same address/,
    );
    expect(output).toContain(
      'docs/parts/Counted.jsx:12: useColorMode(): only the default color mode here,',
    );
  });

  describe('in a browser', () => {
    let server: ChildProcess;
    let browser: Browser;
    let page: Page;

    const open = (name: string) =>
      page.goto(`http://localhost:${PORT}/firebolt-documentation/${name}`);

    const reach = (name: string) =>
      page.getByRole('heading', { name }).waitFor();

    const isShown = (text: string) => page.getByText(text).isVisible();

    const readStored = (key: string) =>
      page.evaluate((name) => localStorage.getItem(name), key);
    /** Opens a page with values in storage from an earlier visit. */
    const openWith = async (name: string, stored: Record<string, string>) => {
      await open(name);
      await page.evaluate((all) => {
        Object.assign(localStorage, all);
      }, stored);
      await page.reload();
    };
    /** Clicks a link that leads to another page than it was written for. */
    const followTo = async (address: string) => {
      await page.evaluate((href) => {
        document.querySelector('main a')?.setAttribute('href', href);
      }, address);
      await page.getByRole('main').getByRole('link').first().click();
    };
    type Style =
      | 'color'
      | 'backgroundColor'
      | 'backgroundImage'
      | 'maxWidth'
      | 'flexBasis';
    const readStyle = (element: Locator, name: Style) =>
      element.first().evaluate((one, key) => getComputedStyle(one)[key], name);
    /** The color of text that a page of the fixture styles. */
    const readColor = () => readStyle(page.getByText('Styled'), 'color');

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
    }, 60_000);

    afterAll(async () => {
      await browser.close();
      server.kill();
    }, 60_000);

    it('the sidebar hides, on the next page too, and comes back', async () => {
      await open('manual/guide/');
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
      await open('manual/guide/');
      const parts = page.getByRole('button', { name: 'Parts', exact: true });
      const cards = page.getByRole('button', { name: 'Cards' });
      const read = () =>
        Promise.all(
          [parts, cards].map((one) => one.getAttribute('aria-expanded')),
        );
      expect(await read()).toEqual(['false', 'true']);
      await parts.click();
      expect(await read()).toEqual(['true', 'false']);
      await cards.click();
      await followTo('../parts/two%20words/');
      await reach('A place');
      expect(await read()).toEqual(['true', 'false']);
    });

    it('a link leads to a page whose file name contains a space', async () => {
      await open('manual/parts/elements/');
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Two words' })
        .first()
        .click();
      await reach('A place');
      expect(page.url()).toMatch(/\/manual\/parts\/two%20words\/#a-place$/);
      await page.reload();
      await reach('A place');
    });

    it('tabs show their default, and styles of pages are applied', async () => {
      await open('manual/parts/elements/');
      await page.getByText('Mac text').waitFor();
      expect(await isShown('Windows text')).toBe(false);
      await page.getByRole('tab', { name: 'On Windows' }).click();
      expect(await isShown('Windows text')).toBe(true);
      expect(await readColor()).toBe('rgb(255, 0, 0)');
      await page.reload();
      await expect.poll(() => isShown('Windows text')).toBe(true);
      expect(await isShown('Mac text')).toBe(false);
      expect(await readStored('docusaurus.tab.os')).toBe('win');
    });

    it('an announcement with another id is shown again', async () => {
      await openWith('manual/guide/', {
        'docusaurus.announcement.id': 'stock-1',
        'docusaurus.announcement.dismiss': 'true',
      });
      expect(await isShown('News')).toBe(true);
      expect(await readStored('docusaurus.announcement.id')).toBe('stock');
      expect(await readStored('docusaurus.announcement.dismiss')).toBe('false');
    });

    it('the navbar hides on the way down and comes back on the way up, but not with the focus', async () => {
      await open('manual/parts/elements/');
      const navbar = page.locator('.navbar');
      const isInView = (): Promise<boolean> =>
        navbar.evaluate((element) => element.getBoundingClientRect().top >= 0);
      const scrollDown = async (): Promise<void> => {
        for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 150);
        await expect
          .poll(() => page.evaluate(() => scrollY))
          .toBeGreaterThan(300);
      };
      await page.mouse.move(600, 400);
      await scrollDown();
      await expect.poll(isInView).toBe(false);
      await page.mouse.wheel(0, -100);
      await expect.poll(isInView).toBe(true);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await navbar.getByRole('link', { name: 'Blog' }).first().focus();
      await scrollDown();
      expect(await navbar.getAttribute('data-hidden')).toBe(null);
      expect(await isInView()).toBe(true);
    });

    it('without a switch, the configured mode rules, and a stored one is dropped', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await openWith('manual/guide/', { theme: 'light' });
      await expect.poll(() => readStored('theme')).toBeNull();
      await page.reload();
      await page.locator('html[data-theme=dark]').waitFor();
    });

    it('a wide table scrolls by itself and by keyboard', async () => {
      await open('manual/parts/elements/');
      const phone = await browser.newPage({
        viewport: { width: 320, height: 640 },
      });
      await phone.goto(page.url());
      // The browser skips the layout of what is far below the window.
      const region = phone.getByRole('group', { name: 'Table' });
      const table = phone.getByRole('table').first();
      await expect
        .poll(async () => {
          await table.scrollIntoViewIfNeeded();
          return region.count();
        })
        .toBe(1);
      await region.focus();
      await phone.keyboard.press('ArrowRight');
      await expect
        .poll(() => region.evaluate((element) => element.scrollLeft))
        .toBeGreaterThan(0);
      await phone.setViewportSize({ width: 1200, height: 800 });
      await expect.poll(() => region.count()).toBe(0);
      // For example, because a font has loaded.
      await table.evaluate((element) => {
        element.style.minWidth = '2000px';
      });
      await expect.poll(() => region.count()).toBe(1);
      await phone.close();
    });

    it('a style is applied on the way from page to page, also from the head', async () => {
      await open('blog/');
      await followTo('../manual/parts/elements/');
      await reach('Elements');
      expect(await readColor()).toBe('rgb(255, 0, 0)');
      await followTo('../../../ownpage/');
      const title = page.getByRole('heading', { name: 'Own page' });
      await title.waitFor();
      expect(await readStyle(title, 'color')).toBe('rgb(0, 128, 0)');
    });

    it('attributes of the body are those of the page shown', async () => {
      const own = page.locator('body.own-body[data-own=yes]');
      const shown = page.locator('body:not(.own-body, [data-own])');
      await open('ownpage/');
      await own.waitFor();
      await page.getByRole('link', { name: 'Blog' }).first().click();
      await shown.waitFor();
      await page.goBack();
      await own.waitFor();
    });

    it('a page without a footer has none on the way, and the next has one', async () => {
      const hasFooter = () => isShown('Copyright of nobody');
      await open('blog/');
      expect(await hasFooter()).toBe(true);
      await followTo('../bare/');
      await reach('Bare page');
      expect(await hasFooter()).toBe(false);
      for (const start of ['here', 'a page load']) {
        if (start !== 'here') await open('bare/');
        await page.getByRole('link', { name: 'From the bare page' }).click();
        await page.getByText('What is new.').first().waitFor();
        expect(await hasFooter(), start).toBe(true);
      }
    });

    it('the menu of a phone has posts, and all that the navbar has', async () => {
      await open('blog/');
      // Closing the menu goes back in the history, which would stop the next test's load.
      const phone = await browser.newPage({
        viewport: { width: 390, height: 800 },
      });
      await phone.goto(page.url());
      await phone.getByRole('button', { name: 'Open menu' }).click();
      const menu = phone.getByRole('dialog', { name: 'Menu' });
      expect(await menu.getByRole('link').allTextContents()).toContain(
        'First post',
      );
      await menu.getByRole('button', { name: 'Back to main menu' }).click();
      await menu.getByRole('button', { name: 'Posts of all kinds' }).click();
      const items = await menu.getByRole('listitem').allInnerTexts();
      for (const text of ['Raw HTML', 'Raw entry', 'Custom item on a phone'])
        expect(items).toContain(text);
      expect(items).toContain('Custom entry on a phone');
      await phone.close();
    });

    it('what the policy blocks is said with the option that allows it', async () => {
      const message = page.waitForEvent('console', (one) =>
        one.text().startsWith('CSP blocks'),
      );
      await open('blog/2022/08/02/second/');
      expect((await message).text()).toBe(
        'CSP blocks https://unnamed.example/a.png (img-src). Add its host to the "hosts" option of ./src/plugins/main.',
      );
    });

    it('no version is kept where the settings say so', async () => {
      await open('manual/guide/');
      await page.getByRole('button', { name: 'Version Two' }).click();
      await page.getByRole('link', { name: 'One', exact: true }).click();
      expect(await readStored('docs-preferred-version-default')).toBeNull();
    });

    it('a further set of docs keeps its version, and drops one that is gone', async () => {
      const key = 'docs-preferred-version-more';
      const read = () => readStored(key);
      await openWith('more/intro/', { [key]: '9.9' });
      await expect.poll(read).toBeNull();
      // Without the attribute `data-kept`, the page stores the reader's choice.
      await page.evaluate(() => {
        for (const link of document.querySelectorAll('[data-kept]'))
          link.removeAttribute('data-kept');
      });
      await page.getByRole('button', { name: 'Version Next' }).click();
      await page.getByRole('link', { name: '0.1', exact: true }).click();
      await page.waitForURL('**/more/0.1/intro/');
      await page.locator('.of-more', { hasText: '0.1' }).waitFor();
      expect(await read()).toBe('0.1');
    });

    it('the navbar has the label and the pages of the version that a reader prefers', async () => {
      const key = 'docs-preferred-version-default';
      await openWith('ownpage/', { [key]: '1.0.0' });
      await page.getByRole('button', { name: 'Version One' }).waitFor();
      const readPath = (name: string) =>
        page
          .getByRole('link', { name, exact: true })
          .first()
          .evaluate((link: HTMLAnchorElement) => link.pathname);
      const base = '/firebolt-documentation/manual';
      expect(await readPath('Docs')).toBe(`${base}/one/guide/`);
      // Only the latest version has these pages.
      expect(await readPath('Others')).toBe(`${base}/else/where/`);
      await page.evaluate((name) => localStorage.removeItem(name), key);
    });

    it('style sheets that a plugin compiles, and columns of Infima, apply', async () => {
      await open('ownpage/');
      const colored = page.getByText('Colored');
      expect(await readStyle(colored, 'color')).toBe('rgb(0, 0, 128)');
      expect(await readStyle(colored, 'backgroundImage')).toMatch(/svg/);
      const column = page.getByText('Half of the row');
      expect(await readStyle(column, 'flexBasis')).toBe('50%');
    });

    it('what is around a page is that of the page', async () => {
      const footer = page.getByText('Footer of one');
      await open('blog/');
      await followTo('../blog/2022/08/02/second/');
      await footer.waitFor();
      await page.goBack();
      await footer.waitFor({ state: 'hidden' });
    });

    it('a page without the layout leads back', async () => {
      await open('plain/');
      await page.getByRole('link', { name: 'From the plain page' }).click();
      await page.getByText('What is new.').first().waitFor();
      await followTo('../plain/');
      await reach('Without a layout');
    });

    it('the navbar, the footer and its logo have the styles of Infima', async () => {
      await open('blog/');
      const read = (selector: string, name: Style) =>
        readStyle(page.locator(selector), name);
      const primary = await read('main article a', 'color');
      expect(await read('.navbar', 'backgroundColor')).toBe(primary);
      expect(await read('.footer__link-item', 'color')).toBe(
        await read('html', 'color'),
      );
      expect(await read('.footer__logo', 'maxWidth')).toBe('480px');
    });

    it('the root of the theme has state', async () => {
      await open('blog/');
      await page.getByText('Root 1').waitFor();
      await followTo('../ownpage/');
      await reach('Own page');
      await page.getByText('Root 1').waitFor();
    });

    it('a class of the site overrides Infima', async () => {
      await open('plain/');
      const read = (text: string) =>
        readStyle(page.getByText(text, { exact: true }), 'backgroundColor');
      for (const text of ['A hero', 'Outline', 'Badge'])
        expect(await read(text), text).toBe('rgb(1, 2, 3)');
      expect(await read('Block')).not.toBe('rgba(0, 0, 0, 0)');
    });

    it('a client component keeps the components of Markdown, and its title', async () => {
      await open('ownpage/');
      await page.getByRole('button', { name: 'Closed' }).click();
      await page.getByRole('button', { name: 'Open' }).waitFor();
      const note = page.locator('.theme-admonition');
      expect(await note.innerText()).toContain('A note of a client component');
      // React runs the effect that sets the title after the paint.
      await page.waitForFunction(() => document.title === 'Opened');
    });

    it('client modules hear of each page', async () => {
      await open('manual/guide/');
      await page.getByRole('link', { name: 'id of the account' }).click();
      await page
        .locator('[data-seen="/firebolt-documentation/manual/api/Account/"]')
        .waitFor();
    });

    it('scripts of files of static/ run', async () => {
      await open('legacy.html');
      await page.getByText('Of another tool').click();
      expect(await page.getByText('pressed').count()).toBe(1);
    });

    it('a redirect leads on', async () => {
      await open('moved/');
      await reach('Guide');
      expect(page.url()).toMatch(/manual\/guide\/$/);
    });
  });

  // Last, because it deletes the build that other tests read.
  it('is cleared', async () => {
    await run('clear');
    expect(fs.existsSync(path.join(site.folder, 'build'))).toBe(false);
    expect(fs.existsSync(path.join(site.folder, '.docusaurus'))).toBe(false);
  });
});
