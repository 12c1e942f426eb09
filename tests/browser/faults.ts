import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect } from './test';
import { EXACT, getLink } from './roles';

/** All scripts of pages except the one in the head. */
export const BUNDLES = /\/assets\/js\/[^/]*\.js$/;

export const LATER = /\/assets\/js\/(?!main\.)[^/]*\.js$/;

export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}

export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/** With data saver, pages aren't prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
}

/** Denies access to storage, like a private window. */
export async function refuseStorage(
  page: Page,
  kinds: readonly string[] = ['localStorage', 'sessionStorage'],
): Promise<void> {
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  }, kinds);
}

export const TOOL = /\/assets\/js\/browser-upgrade\.[^/]*\.js$/;

/** Replaces the default export of the upgrade tool's module. */
export async function replaceDefaultExport(
  page: Page,
  replace: (name: string) => string,
): Promise<void> {
  await page.route(TOOL, async (route: Route) => {
    const text = await (await route.fetch()).text();
    const body = text.replace(/default:\(\)=>([\w$]+)/, (_, name: string) =>
      replace(name),
    );
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Makes the links from Device to Keyboard lead to another address. */
export async function misleadSidebar(page: Page, to: string): Promise<void> {
  await page.route('**/docs/api/Device/', async (route: Route) => {
    const text = await (await route.fetch()).text();
    const body = text.replaceAll(
      '"/firebolt-documentation/docs/api/Keyboard/"',
      `"/firebolt-documentation/${to}"`,
    );
    await route.fulfill({ contentType: 'text/html', body });
  });
}

/** Delays files until the returned function is called. */
export async function hold(
  page: Page | BrowserContext,
  pattern: RegExp | string,
  options?: { readonly times: number },
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    pattern,
    async (route) => {
      await released;
      await route.continue().catch(() => undefined);
    },
    options,
  );
  return release;
}

/** Intercepts the app's own requests for a module's page, but not page loads. */
export async function routePage(
  page: Page,
  name: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**/docs/api/${name}/`, (route) =>
    route.request().resourceType() === 'fetch'
      ? answer(route)
      : route.continue(),
  );
}

export async function follow(page: Page, name: string): Promise<void> {
  await getLink(page.getByRole('complementary'), name, EXACT)
    // In Firefox, Playwright's pointer would first scroll the page.
    .dispatchEvent('click', { button: 0 });
}

/** Counts the documents that the page requests from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Counts the pages that the app fetches from now on. */
export function countFetched(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    const isPage = request.url().endsWith('/');
    if (isPage && request.resourceType() === 'fetch') count += 1;
  });
  return () => count;
}
