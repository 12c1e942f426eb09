import { anyOf } from './pick';
import { expect, plainTest, sharedTest, test } from './test';

test('a symbol tells since when it exists and leads to each version', async ({
  page,
}) => {
  await page.goto('docs/api/Accessibility/');
  const member = page.getByRole('region', {
    name: 'closedCaptionsSettings',
    exact: true,
  });
  const summary = member.getByText(/^Since 0\.6\.0-alpha\.2/);
  await expect(summary).toBeVisible();
  const versions = member.getByRole('list', {
    name: 'Versions that have closedCaptionsSettings',
  });
  await expect(versions).toBeHidden();
  await summary.press('Enter');
  await expect(versions.getByRole('listitem')).toHaveText([
    '– 0.5.3 lacks it',
    '– 0.6.0-alpha.1 lacks it',
    '0.6.0-alpha.2',
    '0.6.0',
    '0.6.1',
    '0.7.0',
    '0.8.0',
  ]);
  await versions.getByRole('link', { name: '0.6.1' }).click();
  await expect(page).toHaveURL(
    /docs\/0\.6\.1\/api\/Accessibility\/#closedcaptionssettings$/,
  );
});

sharedTest.describe('the reference tells its history:', () => {
  sharedTest.describe.configure({ mode: 'default' });
  sharedTest.use({ address: 'docs/api/Device/' });

  sharedTest(
    'nothing is said of a symbol that has always been the same',
    async ({ page }) => {
      const make = page.getByRole('region', { name: 'make', exact: true });
      await expect(make.getByText(/In every version|Since/)).toHaveCount(0);
      await expect(make.getByRole('list', { name: /Versions/ })).toHaveCount(0);
    },
  );

  sharedTest(
    'what a symbol does stands before its history',
    async ({ page }) => {
      const network = page.getByRole('region', {
        name: 'network',
        exact: true,
      });
      await expect(network).toContainText(
        /Returns whether the device is online.*· changed in/,
      );
    },
  );

  sharedTest('the signature stands first under the name', async ({ page }) => {
    const member = page.getByRole('region', { name: 'make', exact: true });
    await expect(member).toContainText(/^make\W*Device\.make\(/);
  });

  sharedTest('what is true of all methods is said once', async ({ page }) => {
    await expect(page.getByText(/rejects with a FireboltError/)).toHaveCount(1);
  });

  sharedTest(
    'a changed symbol tells what changed and when',
    async ({ page }) => {
      const network = page.getByRole('region', {
        name: 'network',
        exact: true,
      });
      await network.getByText(/· changed in .*0\.7\.0/).click();
      await expect(
        network
          .getByRole('listitem')
          .filter({ hasText: 'state is now required' }),
      ).toBeVisible();
    },
  );
});

test('a symbol that was deprecated later says so in older versions too', async ({
  page,
}) => {
  await page.goto('docs/0.5.3/api/Device/');
  await expect(
    page.getByRole('region', { name: 'deviceNameChanged', exact: true }),
  ).toContainText(
    'In every version · deprecated since 0.6.0 · use Device.name()',
  );
});

test('a symbol that is gone says since when in older versions', async ({
  page,
}) => {
  await page.goto('docs/0.6.0-alpha.2/api/SecureStorage/');
  await expect(
    page.getByRole('region', { name: 'get', exact: true }),
  ).toContainText('removed in 0.6.0');
});

test('the version switch follows a symbol to a version that lacks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('docs/api/Device/#audiochanged');
  await page.getByRole('button', { name: 'Version' }).click();
  await page
    .locator('.navbar')
    .getByRole('link', { name: '0.5.3', exact: true })
    .click();
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
  await page
    .locator('.navbar')
    .getByRole('link', { name: '0.7.0 – lacks this page', exact: true })
    .click();
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
  await page.evaluate(() => {
    document.documentElement.dataset['same'] = '';
  });
  await link.click();
  await expect(page).toHaveURL(/\/docs\/0\.6\.0\/.*#filter$/);
  await expect(page.locator('html[data-same]')).toBeAttached();
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await readPlace()).toBe(place);
});

test('an unknown version in the address is named with the choices', async ({
  page,
}) => {
  await page.goto('compare/?from=0.6.1&to=9.9.9');
  await expect(page.getByRole('alert')).toHaveText(
    'Unknown version “9.9.9”. Choose from 0.5.3, 0.6.0-alpha.1, 0.6.0-alpha.2, 0.6.0, 0.6.1, 0.7.0, 0.8.0.',
  );
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each version is compared with the one before', async ({ page }) => {
    await page.goto('compare/');
    await page.getByText(/^0\.6\.0-alpha\.2 → 0\.6\.0:/).click();
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: /^SecureStorage$/, visible: true }),
    ).toBeVisible();
  });

  test('the index of symbols leads to each', async ({ page }) => {
    await page.goto('docs/0.5.3/api/symbols/');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: 'audio (Device)' }),
    ).toHaveAttribute(
      'href',
      '/firebolt-documentation/docs/0.5.3/api/Device/#audio',
    );
    await expect(
      main.getByRole('link', {
        name: 'closedCaptionsSettings (Accessibility)',
      }),
    ).toHaveCount(0);
  });
});

test('the changelog carries the computed changes of its version', async ({
  page,
}) => {
  await page.goto('docs/0.6.0/changelog/');
  const heading = page.getByRole('heading', {
    name: /^Every API change of this version/,
  });
  await expect(heading).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'SecureStorage' }),
  ).toContainText('removed');
});

test('each version offers its declarations and its description', async ({
  page,
  request,
}) => {
  await page.goto('docs/0.6.0/api/');
  await expect(
    anyOf(page.getByRole('link', { name: 'openrpc.json' })),
  ).toBeVisible();
  const description = await request.get('docs/0.6.0/api/openrpc.json');
  expect(((await description.json()) as { info: object }).info).toMatchObject({
    version: '0.6.0',
  });
  const declarations = await request.get('docs/0.6.0/api/firebolt.d.ts');
  expect(await declarations.text()).toContain(
    "declare module '@firebolt-js/sdk'",
  );
});
