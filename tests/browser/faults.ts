import type { Page, Route } from '@playwright/test';
import { expect, startApp } from './test';

/** Chunks of pages; without them the app runs, but shows no page. */
export const CHUNKS = /\/assets\/js\/(?!main|runtime)[^/]*\.js$/;
export const BUNDLES = /\/assets\/js\/[^/]*\.js$/;

/** Waits until the app answers; with two tests at a time that may take long. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', {
    timeout: 15_000,
  });
}

export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await startApp(page);
  await waitForApp(page);
}

/** As with data saver: no link's page is fetched before the click. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** As in a private window that refuses storage. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
}

/** Serves the chunks of pages with another text. */
export async function rewriteChunks(
  page: Page,
  rewrite: (text: string) => string,
): Promise<void> {
  // Chunks that are only fetched ahead would outlast the test.
  await saveData(page);
  await page.route(CHUNKS, async (route: Route) => {
    const body = rewrite(await (await route.fetch()).text());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Changes what a page's content module exports as its default. */
export async function replaceDefaultExport(
  page: Page,
  replace: (name: string) => string,
): Promise<void> {
  await rewriteChunks(page, (text) =>
    text.replace(
      /default:\(\)=>(\w+),frontMatter:/,
      (_, name: string) => `${replace(name)},frontMatter:`,
    ),
  );
}

/** Lets the sidebar's link to Keyboard lead to another address. */
export async function misleadSidebar(page: Page, to: string): Promise<void> {
  await rewriteChunks(page, (text) =>
    text.replaceAll(
      '"href":"/firebolt-documentation/docs/api/Keyboard"',
      `"href":"/firebolt-documentation/${to}"`,
    ),
  );
}

/** Follows the sidebar's link to a module. */
export async function follow(page: Page, name: string): Promise<void> {
  await page
    .getByRole('complementary')
    .getByRole('link', { name, exact: true })
    .click();
}

/** Counts the documents that the page asks for from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}
