import type { Page } from '@playwright/test';
import { countLoads, follow, openApp } from './faults';
import { PAGES } from './pages';
import { at } from './pick';
import { expect, test, step } from './test';
import { getScroll, getTitle, scrollPage } from './reader';
import { EXACT, getButton, getLink, getMain } from './roles';

const sidebar = (page: Page) => page.getByRole('complementary');

test('a new page opens at its top with the focus on its heading, from which Tab goes on, and Back shows the first as it was left @engines', async ({
  page,
}) => {
  await openApp(page, PAGES.module);
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
  await expect(getTitle(page)).toHaveText('Device');
  await expect(changed).toHaveCount(1);
  await expect(details).toHaveAttribute('open', '');
});

test('pages lead on, and are whole', async ({ page, context }) => {
  await openApp(page, PAGES.module);

  await step(
    'the navbar follows: current part, versions of the page',
    async () => {
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
        nav.locator(
          'a[href*="/docs/0.6.0/firebolt_docs/getting-started/quick"]',
        ),
      ).toHaveCount(1);
    },
  );

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
