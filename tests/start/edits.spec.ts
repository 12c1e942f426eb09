import path from 'node:path';
import { PAGES } from '../browser/pages';
import { expect, plainTest, test } from '../browser/test';
import { withEdit } from '../withEdit';
import { FOLDER } from './site';
import { getTitle, markPage } from '../browser/reader';

const GUIDE =
  'versioned_docs/version-0.8.0/firebolt_docs/getting-started/quick-start-guide.mdx';

const DOCUMENT = 'versioned_docs/version-0.8.0/api/openrpc.json';

/** Changes a file of the served copy while the action runs. */
const edit = (
  file: string,
  change: (text: string) => string,
  action: () => Promise<void>,
): Promise<void> => withEdit(path.join(FOLDER, file), change, action);

test.describe.configure({ mode: 'serial' });

test('a sentence that is saved shows without a reload', async ({ page }) => {
  await page.goto(PAGES.guide);
  const added = page.getByText('A sentence of today.');
  const heading = getTitle(page);
  await expect(heading).toHaveText('Quick start');
  const isSame = await markPage(page);
  // Visits another page first, because that changes the list of compiled files.
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Concepts', exact: true })
    .click();
  await expect(heading).toHaveText('Concepts');
  await page.goBack();
  await expect(heading).toHaveText('Quick start');
  await edit(
    GUIDE,
    (text) => `${text}\nA sentence of today.\n`,
    async () => {
      await expect(added).toBeVisible();
      expect(await isSame()).toBe(true);
    },
  );
  await expect(added).toBeHidden();
});

test('an edited component shows', async ({ page }) => {
  await page.goto('playground/');
  const heading = getTitle(page);
  await expect(heading).toHaveText('Playground');
  await edit(
    'src/pages/playground.tsx',
    (text) => text.replace(/Playground<\/h1>/, 'Place to play</h1>'),
    async () => {
      await expect(heading).toHaveText('Place to play');
    },
  );
  await expect(heading).toHaveText('Playground');
});

test('an edited style sheet applies without a reload', async ({ page }) => {
  await page.goto(PAGES.guide);
  const menu = page.getByRole('button', { name: 'Tools' });
  await expect(menu).toHaveCSS('opacity', '1');
  const isSame = await markPage(page);
  await edit(
    'src/components/Dropdown/styles.module.css',
    (text) =>
      `${text}\n.button { opacity: 0.5; background: url('~@site/static/img/favicon.svg'); }\n`,
    async () => {
      await expect(menu).toHaveCSS('opacity', '0.5');
      expect(await isSame()).toBe(true);
      await expect(menu).toHaveCSS('background-image', /svg/);
    },
  );
});

test('an edited API description shows in its reference', async ({ page }) => {
  await page.goto(PAGES.module);
  const summary = page.getByText('Told anew.');
  await expect(page.locator('#audio')).toBeVisible();
  await edit(
    DOCUMENT,
    (text) =>
      text.replace(
        /("name": "device\.audio",[^}]*?"summary": )"[^"]*"/i,
        '$1"Told anew."',
      ),
    async () => {
      await expect(summary.first()).toBeVisible();
    },
  );
  await expect(summary).toHaveCount(0);
});

plainTest(
  'a mistake in a page is told, and gone when it is corrected',
  async ({ page }) => {
    await page.goto(PAGES.guide);
    await expect(getTitle(page)).toBeVisible();
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await edit(
      GUIDE,
      (text) => `${text}\n<b>{</b>\n`,
      async () => {
        await expect(
          overlay.getByText(/quick-start-guide\.mdx/).first(),
        ).toBeVisible();
      },
    );
    await expect(
      page.locator('#webpack-dev-server-client-overlay'),
    ).toHaveCount(0);
    await expect(getTitle(page)).toHaveText(/Quick/);
  },
);

plainTest(
  'what the policy blocks is told in a sentence that says where to allow it',
  async ({ page }) => {
    await page.goto(PAGES.home);
    await expect(getTitle(page)).toBeVisible();
    const told = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('CSP blocks'),
    });
    await page.evaluate(() => {
      document.body.append(
        Object.assign(new Image(), { src: 'https://example.com/a.png' }),
      );
    });
    expect((await told).text()).toMatch(
      /^CSP blocks https:\/\/example\.com\/a\.png \(img-src\)\. .* "hosts" option of/,
    );
  },
);

test('other forms of an address become the one of the page', async ({
  page,
}) => {
  for (const form of ['docs/api/Device', 'docs/api/Device/index.html']) {
    await page.goto(`${form}?a=1#audio`);
    await expect(getTitle(page)).toHaveText('Device');
    await expect(page).toHaveURL(/\/docs\/api\/Device\/\?a=1#audio$/);
  }
});
