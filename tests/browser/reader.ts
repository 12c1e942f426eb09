import type { Locator, Page } from '@playwright/test';
import { EXACT, getButton, getLink } from './roles';
import { expect } from './test';

export const getTitle = (page: Page): Locator =>
  page.getByRole('heading', { level: 1 });

/** Waits until a reader sees the text. */
export const expectText = (
  place: Page | Locator,
  text: string | RegExp,
  options?: { readonly timeout: number },
): Promise<void> => expect(place.getByText(text)).toBeVisible(options);

/** Returns the scroll position in CSS pixels. */
export const getScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(scrollY));

/** Returns the width of the page in CSS pixels, including overflowing content. */
export const getWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Returns a function that checks that the page hasn't been reloaded since. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
  });
  return () => page.evaluate(() => 'isSamePage' in window);
}

export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => {
    scrollTo(0, y);
  }, top);

export const jumpTo = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

export async function chooseVersion(page: Page, name: string): Promise<void> {
  await getButton(page, 'Version').click();
  await getLink(page.locator('.navbar'), name, EXACT).click();
}

export const followNavbar = (page: Page, name: string): Promise<void> =>
  getLink(page.locator('.navbar'), name, EXACT).click();

/** Collects the messages that the page logs from now on. */
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

/** Collects the URLs that the page requests from now on. */
export function listRequests(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}
