import type { Page } from '@playwright/test';
import { BUNDLES, waitForApp } from './faults';
import { PAGES } from './pages';
import { expect, plainTest, test } from './test';

test.use({ startsApp: false, reuseContext: false });
plainTest.use({ startsApp: false });

// Browsers make up a move when a page lies down under a pointer that rests.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener(
      'pointermove',
      (event) => {
        if (event.movementX === 0 && event.movementY === 0)
          event.stopImmediatePropagation();
      },
      true,
    );
  });
});

const html = (page: Page) => page.locator('html');

/** Scripts of the app that the page runs; fetching them ahead is no harm. */
const scripts = (page: Page) => page.locator('script[src*="/assets/js/"]');

for (const path of [PAGES.home, PAGES.module, PAGES.guide, 'compare/']) {
  test(`/${path} needs no app until the pointer moves`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(scripts(page)).toHaveCount(0);
    await page.mouse.move(100, 100);
    await waitForApp(page);
    expect(await scripts(page).count()).toBeGreaterThan(1);
  });
}

const signs: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  scrolling: (page) => page.mouse.wheel(0, 100),
  'a key': (page) => page.keyboard.press('Tab'),
  'the focus': (page) =>
    page.getByRole('link', { name: 'API' }).first().focus(),
};
for (const [name, act] of Object.entries(signs)) {
  test(`${name} starts the app`, async ({ page }) => {
    await page.goto(PAGES.module);
    await act(page);
    await waitForApp(page);
  });
}

test('scrolling is over before the app starts', async ({ page }) => {
  await page.goto(PAGES.module);
  const pause = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0;
        addEventListener('scroll', () => {
          last = performance.now();
        });
        new MutationObserver(() => {
          if (document.querySelector('script[src*="/assets/js/"]'))
            resolve(performance.now() - last);
        }).observe(document.head, { childList: true });
        const scroll = (steps: number): void => {
          scrollBy(0, 50);
          if (steps) setTimeout(scroll, 50, steps - 1);
        };
        scroll(20);
      }),
  );
  expect(pause).toBeGreaterThanOrEqual(490);
});

test('the files are there before they are needed, but not by the byte', async ({
  page,
}) => {
  const ahead = page.locator('link[rel="prefetch"][href*="/main"]');
  await page.goto(PAGES.module);
  await expect(ahead).toHaveCount(1);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { effectiveType: '4g', saveData: true },
    });
  });
  await page.goto(PAGES.guide, { waitUntil: 'networkidle' });
  await expect(ahead).toHaveCount(0);
});

test('what is typed before the search is there arrives in it', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  await page.keyboard.type('/hdcp');
  await expect(page.getByRole('combobox')).toHaveValue('hdcp', {
    timeout: 15_000,
  });
  await expect(page.getByRole('option').first()).toContainText(/hdcp/i, {
    timeout: 15_000,
  });
});

// The refused files are logged as errors.
plainTest('links lead on without the app', async ({ page }) => {
  await page.route(BUNDLES, (route) => route.abort());
  await page.goto(PAGES.module);
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Keyboard', exact: true })
    .dispatchEvent('click');
  await expect(page).toHaveURL(/\/docs\/api\/Keyboard\/$/);
});

test('a fragment, a query, or a reload starts the app at once', async ({
  page,
}) => {
  for (const path of [
    `${PAGES.module}#hdcp`,
    `${PAGES.module}?a`,
    'upgrade/',
  ]) {
    await page.goto(path);
    await waitForApp(page);
    // Otherwise only the fragment would change.
    await page.goto('about:blank');
  }
  await page.goto(PAGES.module);
  await expect(html(page)).not.toHaveAttribute('data-app');
  await page.reload();
  await waitForApp(page);
});

test('versions chosen before the app is there are compared', async ({
  page,
}) => {
  await page.route(BUNDLES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('compare/');
  await page.getByLabel('From', { exact: true }).selectOption('0.6.0');
  await page.getByLabel('To', { exact: true }).selectOption('0.7.0');
  await expect(html(page)).not.toHaveAttribute('data-app');
  await expect(page).toHaveURL(/\?from=0\.6\.0&to=0\.7\.0$/);
  await waitForApp(page);
  await expect(
    page.getByRole('heading', { name: 'From 0.6.0 to 0.7.0' }),
  ).toBeVisible();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('0.6.0');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('0.7.0');
});

test('the page is painted before its app runs', async ({ page }) => {
  await page.addInitScript(() => {
    let isPainted = false;
    addEventListener('DOMContentLoaded', () => {
      requestAnimationFrame(() => {
        isPainted = true;
      });
    });
    new MutationObserver(() => {
      if (document.querySelector('script[src*="/main."]'))
        document.documentElement.dataset['painted'] ??= String(isPainted);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('upgrade/');
  await waitForApp(page);
  await expect(html(page)).toHaveAttribute('data-painted', 'true');
});

test('the home page leads to the version that was chosen before', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  await page.evaluate(() => {
    localStorage.setItem('docs-preferred-version-default', '0.6.0');
  });
  await page.goto(PAGES.home);
  await waitForApp(page);
  await expect(
    page.getByRole('navigation').getByRole('link', { name: 'API' }),
  ).toHaveAttribute('href', /docs\/0\.6\.0\//);
});
