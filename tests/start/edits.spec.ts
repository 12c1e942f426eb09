import path from 'node:path';
import { PAGES } from '../browser/pages';
import { expect, plainTest, step, test } from '../browser/test';
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

  await step('an edited component does so too', async () => {
    const menu = page.locator('main summary', {
      hasText: /^(?:Actions|Deeds)$/,
    });
    await edit(
      'src/components/PageMenu/index.tsx',
      (text) => text.replace('>Actions<', '>Deeds<'),
      () => expect(menu).toHaveText('Deeds'),
    );
    await expect(menu).toHaveText('Actions');
  });

  await step('and a style sheet', async () => {
    const menu = page.getByRole('button', { name: 'Tools' });
    await expect(menu).toHaveCSS('opacity', '1');
    const isStill = await markPage(page);
    await edit(
      'src/components/Dropdown/styles.module.css',
      (text) =>
        `${text}\n.button { opacity: 0.5; background: url('~@site/static/img/favicon.svg'); }\n`,
      async () => {
        await expect(menu).toHaveCSS('opacity', '0.5');
        expect(await isStill()).toBe(true);
        await expect(menu).toHaveCSS('background-image', /svg/);
      },
    );
  });
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
  'what the policy blocks, and a mistake in a page until it is corrected, are told',
  async ({ page }) => {
    await page.goto(PAGES.guide);
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
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    const name = overlay.contentFrame().getByText(/quick-start-guide\.mdx/);
    await edit(
      GUIDE,
      (text) => `${text}\n<b>{</b>\n`,
      () => expect(name.first()).toBeVisible(),
    );
    await expect(overlay).toHaveCount(0);
    await expect(getTitle(page)).toHaveText(/Quick/);
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
