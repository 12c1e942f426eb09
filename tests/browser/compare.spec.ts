import type { Locator, Page } from '@playwright/test';
import { at } from './pick';
import { expect, plainTest, test, step } from './test';
import { getScroll, getWidth, markPage } from './reader';
import { settle } from './settle';
import {
  getAlert,
  getButton,
  getLink,
  getMain,
  getRegion,
  getStatus,
} from './roles';

const getChanges = (page: Page, from: string, to: string): Locator =>
  getRegion(page, `Comparison of ${from} with ${to}`);

const open = (page: Page, query: string) => page.goto(`compare/${query}`);

const getList = (page: Page, name: 'From' | 'To' | 'Module'): Locator =>
  page.getByLabel(name, { exact: true });

test(
  'two versions chosen by address are compared',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    // The versions may lack the module in the address.
    await open(page, '?from=0.6.1&to=0.7.0&module=Gone');
    const changes = getChanges(page, '0.6.1', '0.7.0');

    await step('what breaks apps can be all there is', async () => {
      const only = page.getByLabel('Breaking only');
      const groups = getRegion(changes, /breaks? apps:/i);
      const breaking = at(groups, 0).getByText('Breaks apps:');
      // The tool may not have come yet.
      await only.check();
      await expect(page).toHaveURL(/breaking=only/);
      await expect(groups).toHaveCount(1);
      await expect(groups).toHaveAccessibleName('Breaks apps: 0.6.1 to 0.7.0');
      const count = await breaking.count();
      expect(count).toBeGreaterThan(0);
      await page.reload();
      await expect(only).toBeChecked();
      await expect(groups).toHaveCount(1);
      await only.uncheck();
      await expect(groups).toHaveCount(2);
      await expect(breaking).toHaveCount(count);
    });

    await step('modules and versions can be chosen', async () => {
      const module = getList(page, 'Module');
      const status = getStatus(changes);
      await expect(status).toContainText(/^\d+ changes, /);
      for (const text of ['Device.network', 'Discovery.entityInfo', 'bigint'])
        await expect(changes).toContainText(text);
      await module.selectOption('Device');
      await expect(page).toHaveURL(/module=Device/);
      await expect(changes).not.toContainText('Discovery.entityInfo');
      // What concerns all modules concerns each.
      await expect(changes).toContainText('bigint');
      await module.selectOption('Metrics');
      await expect(changes).toContainText('Metrics has no changes of its own.');
      await expect(status).toHaveText('1 change, which breaks apps');
      await getList(page, 'From').selectOption('0.5.3');
      await expect(page).toHaveURL(/from=0\.5\.3/);
      await getList(page, 'To').selectOption('0.6.0');
      await expect(page).toHaveURL(/to=0\.6\.0(?:&|$)/);
      await expect(getChanges(page, '0.5.3', '0.6.0')).toBeVisible();
    });
  },
);

test('a symbol is one row, which says in words and signs what became of it', async ({
  page,
}) => {
  await open(page, '?from=0.5.3&to=0.8.0');
  const changes = getChanges(page, '0.5.3', '0.8.0');
  await expect(getStatus(changes)).toContainText('changes');
  const rows = changes.getByRole('listitem');
  const names = await rows.evaluateAll((items) =>
    items.map((item) => {
      const module = item.closest('div')?.querySelector('p')?.textContent;
      return `${module ?? ''} ${item.querySelector('code')?.textContent ?? ''}`;
    }),
  );
  expect(new Set(names).size).toBe(names.length);
  const kinds = await rows.locator('> span').allTextContents();
  for (const text of kinds)
    expect(text).toMatch(/^(?:\+ added|− removed|~ changed|! deprecated)$/);
  await expect(rows.filter({ hasText: 'Discovery.ProgramType' })).toContainText(
    /changed.*Constants added/,
  );
  await step('what is new says its signature', async () => {
    const added = rows.filter({ hasText: 'Device.audioChanged' });
    await expect(added).toContainText(
      "Device.listen('audioChanged', callback:",
    );
  });

  await step('the controls fit on small phones', async () => {
    await getList(page, 'From').selectOption('0.6.0-alpha.1');
    await getList(page, 'To').selectOption('0.6.0-alpha.2');
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(getLink(page, /^Upgrade check from .*alpha.2$/)).toBeVisible();
    expect(await getWidth(page)).toBe(320);
  });
});

test('an unknown version is named with the choices; one that only behaves differently says how, there and back', async ({
  page,
}) => {
  await open(page, '?from=0.6.0&to=9.9.9');
  await expect(getAlert(page)).toHaveText(
    'Unknown version “9.9.9”. Choose from 0.5.3, 0.6.0-alpha.1, 0.6.0-alpha.2, 0.6.0, 0.6.1, 0.7.0, 0.8.0.',
  );
  await getList(page, 'To').selectOption('0.6.1');
  const changes = getChanges(page, '0.6.0', '0.6.1');
  const breaking = getRegion(changes, /^Breaks apps/);
  await expect(breaking).toContainText(
    'The package no longer contains a bundle.',
  );
  await expect(getStatus(changes)).toHaveText(
    '3 changes, 2 of which break apps',
  );
  await expect(breaking.getByText('Breaks apps:')).toHaveCount(2);
  // The heading counts nothing, because a row can have several changes.
  await expect(breaking.getByRole('heading')).toHaveText([
    'Breaks apps',
    'All modules',
  ]);
  await expect(changes).toContainText('The built-in mock no longer calls');
  await expect(getLink(breaking, /^How to upgrade/)).toHaveAttribute(
    'href',
    /\/upgrading\/#from-060-to-061$/,
  );
  const check = getLink(page, 'Upgrade check from 0.6.0 to 0.6.1');
  await expect(check).toHaveAttribute(
    'href',
    /\/upgrade\/\?from=0\.6\.0&to=0\.6\.1$/,
  );
  await getButton(page, 'Swap').click();
  await expect(page).toHaveURL(/from=0\.6\.1&to=0\.6\.0/);
  await expect(getChanges(page, '0.6.1', '0.6.0')).toContainText(
    'The change made in 0.6.1 is reverted',
  );
  await expect(getLink(page, /^Upgrade check from/)).toHaveCount(0);
  await step('a version chosen twice leads to the newest two', async () => {
    await getList(page, 'To').selectOption('0.6.1');
    await expect(getButton(page, 'Swap')).toBeDisabled();
    const same = getChanges(page, '0.6.1', '0.6.1');
    await expect(same).toContainText('Both versions are the same.');
    await getLink(same, 'compare the newest two').click();
    await expect(getChanges(page, '0.7.0', '0.8.0')).toContainText('changes');
  });
});

test('a comparison is where it was left', async ({ page }) => {
  await open(page, '?from=0.6.0&to=0.5.3');
  const link = getLink(page, 'Filter in 0.6.0');
  await link.scrollIntoViewIfNeeded();
  const place = await getScroll(page);
  expect(place).toBeGreaterThan(1000);
  await page.reload();
  await expect(link).toBeInViewport();
  expect(await getScroll(page)).toBe(place);
  // Following the link doesn't reload the page.
  const isSame = await markPage(page);
  await link.click();
  await expect(page).toHaveURL(/\/docs\/0\.6\.0\/.*#filter$/);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await getScroll(page)).toBe(place);
  await step('a phone can be turned', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await link.evaluate((element) => {
      element.scrollIntoView();
    });
    const before = await getScroll(page);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => getScroll(page)).toBe(before - 200);
    await page.setViewportSize({ width: 844, height: 390 });
    await settle(page);
    await expect(link).toBeInViewport();
  });
});

// A plain test, because the browser logs a script that fails to load as an error.
plainTest(
  'a comparison that fails to load can be tried again',
  async ({ page }) => {
    let fails = true;
    await open(page, '?from=0.5.3&to=0.6.0');
    await expect(getStatus(getMain(page))).toContainText('changes');
    await page.route(/assets\/api\/.*\.json/, (route) =>
      fails ? route.abort() : route.continue(),
    );
    await getList(page, 'From').selectOption('0.6.1');
    await expect(getAlert(page)).toContainText('The comparison failed to load');
    fails = false;
    await getButton(page, 'Try again').click();
    await expect(getStatus(getMain(page))).toContainText('changes');
  },
);
