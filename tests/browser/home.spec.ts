import { TASKS } from '../../src/components/home/tasks';
import { PAGES, VERSIONS } from './pages';
import { expect, plainTest as test, sharedTest } from './test';

const DEVICES = ['Sky Glass', 'Comcast', 'Flex', 'XClass', 'X1'];

sharedTest.describe('the home page', () => {
  sharedTest.describe.configure({ mode: 'default' });
  sharedTest.use({ address: PAGES.home });

  sharedTest(
    'says what Firebolt is, and how to try it without installing',
    async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Firebolt',
      );
      const main = page.getByRole('main');
      await expect(main.getByRole('link').first()).toHaveAttribute(
        'href',
        '/firebolt-documentation/playground/',
      );
      await expect(main).not.toContainText('npm install');
    },
  );

  sharedTest('leads to pages that exist', async ({ page, request }) => {
    for (const { title, to } of TASKS) {
      const link = page.getByRole('main').getByRole('link', { name: title });
      await expect(link).toHaveAttribute(
        'href',
        `/firebolt-documentation${to}`,
      );
      expect((await request.get(`.${to}`)).status(), to).toBe(200);
    }
  });

  sharedTest('begins with the guides and the reference', async ({ page }) => {
    for (const [name, to] of [
      ['Get started', PAGES.guide],
      ['API reference', 'docs/api/'],
    ] as const) {
      await expect(
        page.getByRole('main').getByRole('link', { name, exact: true }).first(),
      ).toHaveAttribute('href', `/firebolt-documentation/${to}`);
    }
  });

  sharedTest('draws the five families of devices', async ({ page }) => {
    const devices = page.getByRole('region', { name: 'Where your app runs' });
    for (const name of DEVICES) {
      const device = devices.getByRole('listitem').filter({ hasText: name });
      await expect(device.getByRole('link')).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect
        .poll(() =>
          device
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
    await expect(devices.getByRole('listitem')).toHaveCount(DEVICES.length);
  });

  sharedTest('lists the versions with what is new', async ({ page }) => {
    const items = page
      .getByRole('region', { name: 'Versions' })
      .getByRole('listitem');
    await expect(items).toHaveCount(VERSIONS.length);
    for (const [i, version] of VERSIONS.entries()) {
      const item = items.nth(i);
      await expect(item.getByRole('link').first()).toHaveText(version);
      await expect(item.locator('span')).not.toBeEmpty();
      const changelog = item.getByRole('link', { name: 'Changelog' });
      await expect(changelog).toHaveAttribute(
        'href',
        i === 0
          ? /\/docs\/changelog\/$/
          : new RegExp(`/${version}/changelog/$`),
      );
    }
  });
});

test('the home page names where newer SDKs are documented', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.getByRole('link', { name: /newer SDKs/ }).click();
  await expect(page).toHaveURL(/quick-start-guide\/#newer-sdks$/);
  await expect(
    page.getByRole('heading', { name: 'Newer SDKs' }),
  ).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a page of its own and no redirect', async ({ page }) => {
    await page.goto(PAGES.home);
    await expect(page).toHaveURL(/\/firebolt-documentation\/$/);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'What do you want to do?',
      'Where your app runs',
      'Versions',
    ]);
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
  });
});
