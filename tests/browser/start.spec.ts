import type { Page } from '@playwright/test';
import { BUNDLES, waitForApp } from './faults';
import { PAGES } from './pages';
import { expect, plainTest, test } from './test';

test.use({ startsApp: false });
plainTest.use({ startsApp: false });

/** Opens a page as it comes, and notes which files of the app it asks for. */
async function open(page: Page, path: string): Promise<readonly string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    if (BUNDLES.test(request.url())) files.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

const html = (page: Page) => page.locator('html');

for (const path of [PAGES.home, PAGES.module, PAGES.guide]) {
  test(`/${path} needs no app until the pointer moves`, async ({ page }) => {
    const files = await open(page, path);
    expect(files).toEqual([]);
    await page.mouse.move(100, 100);
    await waitForApp(page);
    expect(files.length).toBeGreaterThan(3);
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
    await open(page, PAGES.module);
    await act(page);
    await waitForApp(page);
  });
}

test('a tap on a button starts the app, which answers it', async ({ page }) => {
  await open(page, PAGES.module);
  // No pointer comes near before.
  await page.getByRole('button', { name: 'Search' }).dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the colour mode changes with the first click', async ({ page }) => {
  await open(page, PAGES.module);
  await page.mouse.move(100, 100);
  await page.getByRole('button', { name: /Switch between/ }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('what is typed before the search is there arrives in it', async ({
  page,
}) => {
  await open(page, PAGES.module);
  await page.keyboard.type('/hdcp');
  await expect(page.getByRole('combobox')).toHaveValue('hdcp', {
    timeout: 15_000,
  });
  await expect(page.getByRole('option').first()).toContainText(/hdcp/i);
});

// The refused files are logged as errors.
plainTest('links lead on without the app', async ({ page }) => {
  await page.route(BUNDLES, (route) => route.abort());
  await open(page, PAGES.module);
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
    'compare/',
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
