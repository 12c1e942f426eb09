import type { Locator, Page } from '@playwright/test';
import versions from '../../versions.json';
import { openApp } from './faults';
import { expect, runSample, type RunPanel } from './runPanel';
import { plainTest, test } from './test';

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

test.describe('samples of all kinds', () => {
  for (const version of versions) {
    test(`of ${version}: once and clear`, async ({ page }) => {
      await openApp(page, `${getFolder(version)}api/Lifecycle/`);
      for (const name of ['once', 'clear']) {
        const panel = await runSample(page, getMember(page, name));
        await expect(panel.status).toHaveText(/^Done/);
        await expect(panel.output.locator('.run-error')).toHaveCount(0);
      }
    });

    test(`of ${version}: an answer that the platform asks for`, async ({
      page,
    }) => {
      const panel = await open(page, version, 'Discovery', 'entityInfo');
      await expect(panel.status).toHaveText('Done; waits for events.');
      await panel.press('Send');
      await expect(panel.output).toContainText('entityId');
      await panel.show('Messages');
      await expect(panel.element).toContainText(
        'answer to discovery.entityInfo',
      );
    });

    test(`of ${version}: a guide that draws`, async ({ page }) => {
      await openApp(page, `${getFolder(version)}firebolt_docs/localization/`);
      const panel = await runSample(page, page.getByRole('main'));
      const screen = panel.element.frameLocator('iframe');
      await expect(screen.getByText('Play')).toBeVisible();
    });
  }
});

test('the platform answers as the reader says, or fails', async ({ page }) => {
  const panel = await open(page, '0.8.0', 'Device', 'name');
  await expect(panel.status).toHaveText('Done.');
  await panel.show('Platform');
  const group = panel.element.getByRole('group', { name: 'Change an answer' });
  await group.getByLabel('Method').selectOption('Device.name()');
  await group.getByLabel('Answer').fill('{');
  await panel.press('Set answer');
  await expect(group.getByRole('alert')).toContainText('This is not JSON');
  await group.getByLabel('Answer').fill('5');
  await panel.press('Set answer');
  await expect(group.getByRole('alert')).toContainText('Expected "string"');
  await group.getByLabel('Answer').fill('"Kitchen"');
  await panel.press('Set answer');
  await expect(group.getByRole('status')).toContainText('answers so');
  await panel.press('Run');
  await expect(panel.output).toContainText('Kitchen');
  await panel.show('Platform');
  await group.getByLabel('Let it fail').check();
  await panel.press('Set answer');
  await panel.press('Run');
  await expect(panel.output).toContainText('Not supported');
  await panel.press('Reset');
  await panel.press('Run');
  await expect(panel.output).toContainText('Living Room');
});

test('the panel says where the mock of the SDK answers otherwise', async ({
  page,
}) => {
  const panel = await open(page, '0.8.0', 'Localization', 'latlon');
  await expect(panel.output).toContainText('-75.1699');
  await panel.show('Platform');
  await panel.element
    .getByLabel('Method')
    .selectOption('Localization.latlon()');
  await expect(panel.element).toContainText(
    "The SDK's own mock answers: [39.9549,75.1699]",
  );
});

test('a reader sends an event with a payload that fits', async ({ page }) => {
  const panel = await open(page, '0.8.0', 'Device', 'networkChanged');
  await panel.press('Edit first');
  const group = panel.element.getByRole('group', { name: 'Send an event' });
  const payload = group.getByLabel('Payload');
  await expect(payload).toBeFocused();
  await payload.fill('{ "state": "asleep", "type": "wifi" }');
  await group.getByRole('button', { name: 'Send' }).click();
  await expect(group.getByRole('alert')).toContainText(
    'state: Instance does not match any of',
  );
  await payload.fill('{ "state": "disconnected", "type": "wifi" }');
  await group.getByRole('button', { name: 'Send' }).click();
  await expect(group.getByRole('status')).toContainText('sent.');
  await panel.show('Output');
  await expect(panel.output).toContainText("state: 'disconnected'");
});

test('a reader changes the state of the app', async ({ page }) => {
  const panel = await open(page, '0.8.0', 'Lifecycle', 'background');
  await expect(panel.status).toHaveText('Done; waits for events.');
  await panel.show('Platform');
  const group = panel.element.getByRole('group', { name: 'Lifecycle' });
  await group.getByLabel('State').selectOption('background');
  await group.getByRole('button', { name: 'Change state' }).click();
  await expect(group).toContainText('State of the app: background');
  await panel.show('Output');
  await expect(panel.output).toContainText("state: 'background'");
});

test('works by keyboard alone', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  const part = getMember(page, 'name');
  await part.getByRole('button', { name: 'Run' }).first().focus();
  await page.keyboard.press('Enter');
  const panel = part.getByRole('region', { name: /^Run: / });
  await expect(panel.getByRole('log')).toContainText('Living Room');
  await panel.getByRole('tab', { name: 'Output' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Messages' })).toBeFocused();
  await expect(panel.getByRole('tabpanel')).toContainText('device.name');
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(part.getByRole('button', { name: 'Run' }).first()).toBeFocused();
});

test('runs without a network once it is loaded', async ({ page, context }) => {
  const panel = await open(page, '0.8.0', 'Device', 'name');
  await expect(panel.status).toHaveText('Done.');
  await panel.press('Edit');
  await expect(
    panel.element.getByRole('textbox', { name: /^Code: / }),
  ).toBeFocused();
  await context.setOffline(true);
  await panel.press('Run');
  await expect(panel.output).toContainText('Living Room');
});

plainTest('says when it does not load, and tries again', async ({ page }) => {
  await page.route('**/js/run/run.js', (route) => route.abort());
  await openApp(page, 'docs/api/Device/');
  const part = getMember(page, 'name');
  await part.getByRole('button', { name: 'Run', exact: true }).first().click();
  await part.getByRole('button', { name: 'Not loaded. Retry' }).click();
  await expect(part.getByRole('log')).toContainText('Living Room');
});

plainTest('runs after a page that lets no frame in', async ({ page }) => {
  await openApp(page, './');
  await page.getByRole('link', { name: 'API', exact: true }).first().click();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Device', exact: true })
    .click();
  const part = getMember(page, 'name');
  await part.getByRole('button', { name: 'Run', exact: true }).first().click();
  await expect(part.getByRole('log')).toContainText('Living Room');
});

plainTest.describe('edited code', () => {
  const faults = {
    'const a = ;': /SyntaxError: Unexpected token\. *line 1/,
    "\nimport { Devise } from '@firebolt-js/sdk';":
      /Did you mean "Device"\? *line 2/,
    "import x from 'left-pad';": /Cannot import 'left-pad'.* line 1/,
    'const a = 1;\na.b.c();': /TypeError: .*reading 'c'.* line 2/,
    "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.finished();":
      /Cannot call finished\(\)/,
    "import { Device } from '@firebolt-js/sdk';\nDevice.name(5);":
      /Cannot set a value to a readonly property.* line 2/,
    "import { Device } from '@firebolt-js/sdk';\nawait Device.listen('x');":
      /No valid callback function provided/,
    'throw 5;': /Error: 5/,
    'export const a = 1;': /The code exports a, and nobody calls it/,
  };
  for (const [code, message] of Object.entries(faults)) {
    plainTest(`${JSON.stringify(code)} is answered`, async ({ page }) => {
      const panel = await open(page, '0.8.0', 'Device', 'name');
      await panel.runCode(code);
      await expect(panel.output).toContainText(message);
      await panel.press('Reset');
      await panel.press('Run');
      await expect(panel.output).toContainText('Living Room');
    });
  }
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const panel = await open(page, '0.8.0', 'Device', 'networkChanged');
  for (const tab of ['Output', 'Messages', 'Platform'] as const) {
    await panel.show(tab);
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width, tab).toBe(390);
  }
});
