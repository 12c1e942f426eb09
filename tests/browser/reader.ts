import type { Locator, Page } from '@playwright/test';

/* What every reader sees of a page, and does with it. */

/** The only heading of level 1, which is the title of the page. */
export const getTitle = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 });

/** How far down the window is, in CSS pixels. */
export const getScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(scrollY));

/** How wide the page is, with what one would have to scroll to. */
export const getWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Marks the page, and tells later whether it is still that one. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  return () => page.evaluate(() => 'isSamePage' in window);
}

/** Scrolls at once, as a pull at the scroll bar does. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    scrollTo(0, y);
  }, top);

/** Follows a link to a place of the page. */
export const jumpTo = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** Opens the list of versions of the navbar, and follows the link to one. */
export async function chooseVersion(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Version' }).click();
  await page
    .locator('.navbar')
    .getByRole('link', { name, exact: true })
    .click();
}

/** Follows a link of the main menu. */
export const followNavbar = (page: Page, name: string): Promise<void> =>
  page.locator('.navbar').getByRole('link', { name, exact: true }).click();

/** Texts of a kind that the page logs from now on. */
export function listenTo(
  page: Page,
  kind: 'error' | 'warning',
): readonly string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === kind) texts.push(message.text());
  });
  return texts;
}

/** Addresses that the page asks for from now on. */
export function listRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
