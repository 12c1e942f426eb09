import type { Locator, Page } from '@playwright/test';
import { countLoads, follow, hold, openApp, waitForApp } from './faults';
import { SHORT_PAGE } from './pages';
import { at } from './pick';
import { getScroll, getTitle, scrollPage } from './reader';
import { EXACT, getButton, getLink, getMain, getRegion } from './roles';
import { settle } from './settle';
import { expect, test, step } from './test';

const sidebar = (page: Page): Locator => page.getByRole('complementary');

test('a new page opens at its top with the focus on its heading, from which Tab goes on, and Back shows the first as it was left @engines', async ({
  page,
}) => {
  await openApp(page, SHORT_PAGE);
  await page.locator('aside').evaluate((element) => {
    element.setAttribute('data-mark', '');
  });
  const inside = getLink(sidebar(page), 'Types', EXACT);
  const group = getButton(sidebar(page), /Schemas/);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(inside).toBeHidden();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(inside).toBeVisible();
  await group.click();
  await expect(inside).toBeHidden();
  await group.click();
  const details = at(page.locator('main details'), 0);
  await details.locator('summary').click();
  const getLoads = countLoads(page);
  // Like a browser that translates the page, and an extension.
  await page.evaluate(() => {
    const { documentElement: root, body } = document;
    root.lang = 'fr';
    root.classList.add('translated-ltr');
    body.classList.add('extension');
    body.setAttribute('data-extension', '');
  });
  const changed = page.locator(
    'html.translated-ltr[lang=fr] > .extension[data-extension]',
  );
  await scrollPage(page, 900);
  await follow(page, 'Keyboard');
  await expect(getTitle(page)).toHaveText('Keyboard');
  await expect(getTitle(page)).toBeFocused();
  expect(await getScroll(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(getMain(page).locator(':focus')).toHaveCount(1);
  // A link to the page itself adds no step to the history.
  await follow(page, 'Keyboard');
  await expect(getTitle(page)).toBeFocused();
  await expect(changed).toHaveCount(1);
  expect(getLoads()).toBe(0);
  await expect(page).toHaveTitle('Keyboard API | Firebolt Docs');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/docs\/api\/Keyboard\/$/,
  );
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^Keyboard/,
  );
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-api\/Keyboard/);
  // The sidebar is still the same element, but its current entry has changed.
  await expect(page.locator('aside')).toHaveAttribute('data-mark', '');
  await expect(inside).toBeVisible();
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText([
    'Keyboard',
  ]);
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Account');
  await expect(changed).toHaveCount(1);
  await expect(details).toHaveAttribute('open', '');
});

test('pages lead on, and are whole', async ({ page, context }) => {
  await openApp(page, SHORT_PAGE);

  await step('the navbar shows the part and versions', async () => {
    const nav = page.locator('.navbar');
    const api = getLink(nav, 'API');
    const guides = getLink(nav, 'Guides');
    await expect(api).toHaveClass(/--active/);
    await guides.click();
    await expect(getTitle(page)).toHaveText('Getting started');
    await sidebar(page).locator('a[href$="/quick-start-guide/"]').click();
    await expect(getTitle(page)).toHaveText('Quick start');
    await expect(guides).toHaveClass(/--active/);
    await expect(api).not.toHaveClass(/--active/);
    await expect(
      nav.locator('a[href*="/docs/0.6.0/firebolt_docs/getting-started/quick"]'),
    ).toHaveCount(1);
  });

  await step('from the docs home and back, both are whole', async () => {
    const getLoads = countLoads(page);
    await page.locator('.navbar__brand').click();
    await expect(getTitle(page)).toHaveText(/^Firebolt/);
    await expect(page.getByRole('contentinfo')).toContainText('RDK Central');
    await getLink(getMain(page), 'API reference').click();
    await expect(getTitle(page)).toHaveText('Firebolt Core SDK');
    await expect(page.getByRole('contentinfo')).toContainText('RDK Central');
    expect(getLoads()).toBe(0);
  });

  await step('a modified click is left to the browser', async () => {
    const [request] = await Promise.all([
      // In some versions of Chromium's headless shell, a new tab crashes after its request.
      context.waitForEvent('request', (sent) => sent.isNavigationRequest()),
      context.waitForEvent('page'),
      getLink(sidebar(page), 'Keyboard', EXACT).click({
        modifiers: ['ControlOrMeta'],
      }),
    ]);
    expect(request.url()).toMatch(/\/docs\/api\/Keyboard\/$/);
    await expect(getTitle(page)).toHaveText('Firebolt Core SDK');
  });
});

test('a progress bar shows after 200 ms of waiting, not before', async ({
  page,
}) => {
  await page.clock.install();
  await openApp(page, SHORT_PAGE);
  let fetched = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Lifecycle/')) fetched += 1;
  });
  const link = getLink(sidebar(page), 'Lifecycle');
  await link.hover();
  await expect.poll(() => fetched).toBe(1);
  await step('a page fetched a minute ago is fetched again', async () => {
    await page.clock.fastForward('01:01');
    await link.click();
    await expect(getTitle(page)).toHaveText('Lifecycle');
    expect(fetched).toBe(2);
  });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  const release = await hold(page, '**/docs/api/Keyboard/');
  await page.clock.pauseAt(Date.now() + 600_000);
  await follow(page, 'Keyboard');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await expect(getTitle(page)).toHaveText('Lifecycle');
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(getTitle(page)).toHaveText('Keyboard');
  await expect(bar).toHaveCount(0);
});

test('pages of links in view are fetched ahead, but not on 2g or with data saver', async ({
  page,
}) => {
  let count = 0;
  page.on('request', (request) => {
    const isPage = request.url().endsWith('/');
    if (isPage && request.resourceType() === 'fetch') count += 1;
  });
  const fetched = (): number => count;
  for (const value of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
    { effectiveType: '4g', saveData: false },
  ]) {
    const setting = await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, value);
    await openApp(page, SHORT_PAGE);
    await settle(page);
    await setting.dispose();
    if (value.saveData || value.effectiveType === '2g') {
      expect(fetched(), JSON.stringify(value)).toBe(0);
    }
  }
  // The previous and the next page, whose links are visible in the sidebar, are prefetched.
  await expect.poll(fetched).toBe(2);
  // The pointer causes another prefetch.
  await getLink(sidebar(page), 'Keyboard', EXACT).hover();
  await expect.poll(fetched).toBe(3);
  await expect(getTitle(page)).toHaveText('Account');
  await step('of all versions, the one that the pointer is on', async () => {
    await getButton(page, 'Version').click();
    await settle(page);
    expect(fetched()).toBe(3);
    await getLink(page.locator('.navbar'), '0.7.0', EXACT).hover();
    await expect.poll(fetched).toBe(4);
  });
});

const readTop = (page: Page, id: string): Promise<number> =>
  page
    .locator(`[id="${id}"]`)
    .evaluate((element) => element.getBoundingClientRect().top);

test('back and forward restore position and title, also after a reload @engines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page, 'docs/api/Discovery/');
  await scrollPage(page, 9000);
  await settle(page);
  const id = await page.evaluate(
    () =>
      [...document.querySelectorAll('main h3')].find(
        (member) => member.getBoundingClientRect().top > 0,
      )?.id ?? '',
  );
  const top = await readTop(page, id);
  const expectSame = async (): Promise<void> => {
    await settle(page);
    const now = await readTop(page, id);
    expect(Math.abs(now - top), `${id}: ${now}, ${top}`).toBeLessThan(2);
  };
  await page.reload();
  await waitForApp(page);
  await expectSame();
  // Clicked by script, because a real click would scroll to the link first.
  const links = page
    .getByRole('navigation', { name: 'Docs pages navigation' })
    .getByRole('link');
  await at(links, 0).dispatchEvent('click', { button: 0 });
  await expect(getTitle(page)).toHaveText('Device');
  await scrollPage(page, 400);
  await expect.poll(() => getScroll(page)).toBe(400);
  await page.reload();
  await waitForApp(page);
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Discovery');
  await expect(page).toHaveTitle(/^Discovery API \|/);
  await expectSame();
  await page.goForward();
  await expect(getTitle(page)).toHaveText('Device');
  await expect(page).toHaveTitle(/^Device API \|/);
  expect(await getScroll(page)).toBe(400);
});

test('who comes back is where the page was left', async ({ page }) => {
  await openApp(page, `${SHORT_PAGE}#uid`);
  const place = at(page.getByRole('heading', { name: /^uid\b/ }), 0);
  await expect(place).toBeInViewport();

  await step(
    'also where a browser has put a kept page at its top',
    async () => {
      const before = await getScroll(page);
      expect(before).toBeGreaterThan(500);
      // Simulates what WebKit does when the reader returns from another site.
      const top = await page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        scrollTo(0, 0);
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        return Math.round(scrollY);
      });
      expect(top).toBe(before);
    },
  );

  await step('and Tab goes on from there', async () => {
    await follow(page, 'Keyboard');
    await expect(getTitle(page)).toHaveText('Keyboard');
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Account');
    await page.keyboard.press('Tab');
    const region = getRegion(page, 'uid', EXACT);
    await expect(region.locator(':focus')).toBeInViewport();
  });
});
