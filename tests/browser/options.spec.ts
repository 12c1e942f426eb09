import type { Locator, Page } from '@playwright/test';
import { PORTS } from '../ports';
import { serveFixture } from './serveFixture';
import { expect, plainTest as test } from './test';
import { settle } from './settle';

/* What the real site leaves off or does not use, on a small site. */

let pageUrl = '';
let stop = (): void => undefined;

// One worker builds the small site once, for all tests of this file.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const site = await serveFixture('shell', PORTS.options);
  pageUrl = `${site.url}docs/page/`;
  stop = site.stop;
});

test.afterAll(() => {
  stop();
});

const getStored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

const getBar = (page: Page): Locator => page.getByText('A new version is here');

test.describe('announcement bar', () => {
  test('shows at once when its id has changed', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('docusaurus.announcement.id')) return;
      localStorage.setItem('docusaurus.announcement.id', 'fixture-1');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto(pageUrl);
    await expect(getBar(page)).toBeVisible();
    expect(await getStored(page, 'docusaurus.announcement.id')).toBe(
      'fixture-2',
    );
    expect(await getStored(page, 'docusaurus.announcement.dismiss')).toBe(
      'false',
    );
  });
});

test('the navbar hides on the way down and comes back on the way up', async ({
  page,
}) => {
  await page.goto(pageUrl);
  await settle(page);
  const navbar = page.locator('.navbar');
  await page.mouse.move(400, 400);
  for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 150);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
});

test('the navbar stays while the focus is in it', async ({ page }) => {
  await page.goto(pageUrl);
  const navbar = page.locator('.navbar');
  await navbar.getByRole('link', { name: 'Page' }).focus();
  await page.mouse.move(400, 400);
  for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(navbar).toBeInViewport();
  await expect(navbar).not.toHaveAttribute('data-hidden');
});

test('the configured mode rules where the system is not asked', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(pageUrl);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the choice of a tab is kept for its group', async ({ page }) => {
  await page.goto(pageUrl);
  await page.getByRole('tab', { name: 'Mac' }).click();
  await expect(page.getByText('Text for Mac')).toBeVisible();
  expect(await getStored(page, 'docusaurus.tab.os')).toBe('mac');
  await page.reload();
  await expect(page.getByText('Text for Mac')).toBeVisible();
  await expect(page.getByText('Text for Linux')).toBeHidden();
});

test('a collapsible grows to the height of its content', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(pageUrl);
  const grown = page.locator('details.alert').evaluate(
    (element) =>
      new Promise<readonly number[]>((resolve) => {
        const heights: number[] = [];
        const measure = (): void => {
          heights.push(element.getBoundingClientRect().height);
          if (heights.length < 30) requestAnimationFrame(measure);
          else resolve(heights);
        };
        element.addEventListener('click', measure);
      }),
  );
  await page.getByText('More').click();
  // Between closed and open there are heights in between.
  expect(new Set(await grown).size).toBeGreaterThan(3);
  await expect(page.getByText('The text behind it.')).toBeVisible();
  await page.getByText('More').click();
  await expect(page.getByText('The text behind it.')).toBeHidden();
});

test('a collapsible without motion also opens and closes', async ({ page }) => {
  await page.goto(pageUrl);
  await page.getByText('More').click();
  await expect(page.getByText('The text behind it.')).toBeVisible();
  await page.getByText('More').click();
  await expect(page.getByText('The text behind it.')).toBeHidden();
});

test('a closed collapsible is open on paper', async ({ page }) => {
  await page.goto(pageUrl);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  await expect(page.getByText('The text behind it.')).toBeVisible();
  await page.evaluate(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  await expect(page.getByText('The text behind it.')).toBeHidden();
});

test('a wide table scrolls by itself and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(pageUrl);
  const region = page.getByRole('group', { name: 'Table' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => region.evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(region).toHaveCount(0);
});
