import { expect, plainTest, test } from './test';
import { chooseVersion, followNavbar, markPage } from './reader';

test('the version switch follows a symbol to a version that lacks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('docs/api/Device/#audiochanged');
  await chooseVersion(page, '0.5.3');
  await expect(page).toHaveURL(/docs\/0\.5\.3\/api\/Device\/#audiochanged$/);
  const region = page.getByRole('region', { name: 'Not in 0.5.3' });
  const absence = region
    .getByRole('listitem')
    .filter({ hasText: 'Device.audioChanged' });
  await expect(absence).toHaveText(
    'Device.audioChanged exists from 0.6.0-alpha.2 to 0.8.0.',
  );
  await expect(absence).toBeInViewport();
  const { y = 0 } =
    (await region.getByText('Not in 0.5.3').boundingBox()) ?? {};
  expect(y, 'below the navbar').toBeGreaterThan(60);
});

test('the version switch says which versions lack the page, and leads to the overview that explains it', async ({
  page,
}) => {
  await page.goto('docs/0.6.0-alpha.2/api/SecureStorage/#get');
  await page.getByRole('button', { name: /0\.6\.0-alpha\.2/ }).click();
  await followNavbar(page, '0.7.0 – lacks this page');
  await expect(page).toHaveURL(/docs\/0\.7\.0\/api\/#securestorage$/);
  await expect(
    page.getByRole('region', { name: 'Not in 0.7.0' }),
  ).toContainText('SecureStorage exists in 0.6.0-alpha.2 only.');
});

test(
  'two versions chosen by address are compared',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto('compare/?from=0.6.1&to=0.7.0');
    const changes = page.getByRole('region', {
      name: 'Comparison of 0.6.1 with 0.7.0',
    });
    await expect(changes.getByRole('status')).toContainText(/^\d+ changes, /);
    await expect(changes).toContainText('Device.network');
    await expect(changes).toContainText('bigint');
    await changes.getByLabel('Module', { exact: true }).selectOption('Device');
    await expect(page).toHaveURL(/module=Device/);
    await expect(changes).not.toContainText('bigint');
    await page.getByLabel('From', { exact: true }).selectOption('0.5.3');
    await expect(page).toHaveURL(/from=0\.5\.3/);
    await page.getByLabel('To', { exact: true }).selectOption('0.6.0');
    await expect(page).toHaveURL(/to=0\.6\.0(?:&|$)/);
    await expect(
      page.getByRole('region', { name: 'Comparison of 0.5.3 with 0.6.0' }),
    ).toBeVisible();
  },
);

test('a comparison is where it was left', async ({ page }) => {
  const readPlace = (): Promise<number> => page.evaluate(() => scrollY);
  await page.goto('compare/?from=0.6.0&to=0.5.3');
  const link = page.getByRole('link', { name: 'Filter in 0.6.0' });
  await link.scrollIntoViewIfNeeded();
  const place = await readPlace();
  expect(place).toBeGreaterThan(1000);
  await page.reload();
  await expect(link).toBeInViewport();
  expect(await readPlace()).toBe(place);
  // The page that the link leads to comes without a load.
  const isSame = await markPage(page);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/0\.6\.0\/.*#filter$/);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await readPlace()).toBe(place);
});

test('an unknown version in the address is named with the choices, and can be replaced', async ({
  page,
}) => {
  await page.goto('compare/?from=0.6.1&to=9.9.9');
  await expect(page.getByRole('alert')).toHaveText(
    'Unknown version “9.9.9”. Choose from 0.5.3, 0.6.0-alpha.1, 0.6.0-alpha.2, 0.6.0, 0.6.1, 0.7.0, 0.8.0.',
  );
  await page.getByLabel('To', { exact: true }).selectOption('0.8.0');
  await expect(
    page.getByRole('region', { name: 'Comparison of 0.6.1 with 0.8.0' }),
  ).toBeVisible();
});

// A script that fails to load is an error in the console, rightly.
plainTest(
  'a comparison that fails to load can be tried again',
  async ({ page }) => {
    let fails = true;
    await page.goto('compare/?from=0.5.3&to=0.6.0');
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'changes',
    );
    await page.route(/assets\/api\/.*\.json/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await page.getByLabel('From', { exact: true }).selectOption('0.6.1');
    await expect(page.getByRole('alert')).toContainText(
      'The comparison failed to load',
    );
    fails = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      'changes',
    );
  },
);
