import type { Page } from '@playwright/test';

/** Waits until the page's script runs: ours, or Docusaurus's client. */
export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__docusaurus');
    return (
      document.documentElement.dataset['app'] === 'ready' ||
      (root && '_reactRootContainer' in root)
    );
  });
}
