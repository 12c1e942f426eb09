import type { Locator, Page } from '@playwright/test';
import versions from '../../versions.json';
import { openApp } from './faults';
import { runSample, type RunPanel } from './runPanel';
import { expect, test } from './test';

const getFolder = (version: string): string =>
  version === versions[0] ? 'docs/' : `docs/${version}/`;

const getMember = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

/** Runs the first sample of a member. */
async function open(
  page: Page,
  version: string,
  module: string,
  member: string,
): Promise<RunPanel> {
  await openApp(page, `${getFolder(version)}api/${module}/`);
  return runSample(page, getMember(page, member));
}

for (const version of versions) {
  test.describe(`the SDK of ${version}`, () => {
    test('answers a call, and shows its messages', async ({ page }) => {
      const panel = await open(page, version, 'Device', 'name');
      await expect(panel.output).toContainText('Living Room');
      await expect(panel.status).toHaveText('Done.');
      await panel.show('Messages');
      const messages = panel.element.getByRole('listitem');
      const last = messages.last();
      await expect(last).toContainText('answer to device.name');
      await last.locator('summary').click();
      await expect(last.locator('pre')).toContainText(
        '"result": "Living Room"',
      );
    });

    test('says what it waits for, and takes the event', async ({ page }) => {
      const panel = await open(page, version, 'Discovery', 'navigateTo');
      await expect(panel.status).toHaveText('Done; waits for events.');
      await expect(panel.element).toContainText('The app waits for events.');
      await panel.press('Send');
      await expect(panel.output).toContainText("action: 'search'");
    });
  });
}
