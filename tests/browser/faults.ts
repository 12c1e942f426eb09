import type { BrowserContext, Page } from '@playwright/test';
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
