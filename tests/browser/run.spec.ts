import type { Locator, Page } from '@playwright/test';
import { findPartFaults, findLayoutFaults, loadAxe } from './axe';
import { openApp } from './faults';
import { NEWEST, VERSIONS } from './pages';
import { anyOf, at } from './pick';
import { expect, getSample, runSample, type RunPanel } from './runPanel';
import { plainReturningTest, plainTest, returningTest, test } from './test';
import { getWidth } from './reader';

const getFolder = (version: string): string =>
  version === NEWEST ? 'docs/' : `docs/${version}/`;

const getMember = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

async function open(
  page: Page,
  version: string,
  module: string,
  member: string,
): Promise<RunPanel> {
  await openApp(page, `${getFolder(version)}api/${module}/`);
  return runSample(page, getMember(page, member));
}

async function expectCall(page: Page, version: string): Promise<void> {
  const panel = await open(page, version, 'Device', 'name');
  await expect(panel.output).toContainText('Living Room');
  await expect(panel.status).toHaveText('Done.');
  await expect(panel.element).toContainText(`SDK ${version}`);
  await panel.show('Messages');
  const last = at(panel.element.getByRole('listitem'), -1);
  await expect(last).toContainText('answer to device.name');
  await last.locator('summary').click();
  await expect(last.locator('pre')).toContainText('"result": "Living Room"');
}

test(
  'a call runs with the SDK of the page, and its messages show',
  { tag: ['@engines', '@start'] },
  ({ page }) => expectCall(page, NEWEST),
);

// `run-samples.spec.ts` tests the versions in between.
returningTest('so it does in the oldest version', ({ page }) =>
  expectCall(page, VERSIONS.at(-1) ?? ''),
);

returningTest('samples of all kinds run on their pages', async ({ page }) => {
  test.slow();
  await test.step('a subscription, and its event', async () => {
    const panel = await open(page, NEWEST, 'Discovery', 'navigateTo');
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await expect(panel.element).toContainText('The app is waiting.');
    await panel.show('Platform');
    await expect(panel.getChosen('Event')).toHaveText('Discovery navigateTo');
    await panel.show('Output');
    await panel.press('Send');
    await expect(panel.output).toContainText("action: 'search'");
  });

  await test.step('an answer that the platform asks for', async () => {
    const panel = await runSample(page, getMember(page, 'entityInfo'));
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await panel.press('Send');
    await expect(panel.output).toContainText('entityId');
    await panel.show('Messages');
    await expect(panel.element).toContainText('answer to discovery.entityInfo');
  });

  await test.step('once and clear', async () => {
    await openApp(page, 'docs/api/Lifecycle/');
    for (const name of ['once', 'clear']) {
      const panel = await runSample(page, getMember(page, name));
      await expect(panel.status).toHaveText(/^(?:Done|Running:)/);
      await expect(panel.output.locator('.run-error')).toHaveCount(0);
    }
  });

  await test.step('a guide that draws', async () => {
    await openApp(page, 'docs/firebolt_docs/localization/');
    const panel = await runSample(page, page.getByRole('main'));
    const screen = panel.element.frameLocator('iframe');
    await expect(screen.getByText('Play')).toBeVisible();
  });
});

returningTest(
  'a sample of another version runs with that',
  async ({ page }) => {
    await openApp(page, 'docs/firebolt_docs/getting-started/upgrading/');
    const sample = page.locator('.theme-code-block', {
      hasText: "Localization.once('languageChanged'",
    });
    await sample.getByRole('button', { name: 'Run', exact: true }).click();
    const panel = page.getByRole('region', { name: /^Run: / });
    await expect(panel).toContainText('SDK 0.7.0');
    await expect(panel).toContainText('The app is waiting.');
  },
);

returningTest('a reader plays the platform', async ({ page }) => {
  test.slow();
  await test.step('answers as the reader says, or fails', async () => {
    const panel = await open(page, '0.8.0', 'Device', 'name');
    await expect(panel.status).toHaveText('Done.');
    await panel.show('Platform');
    const group = panel.element.getByRole('group', {
      name: 'Change an answer',
    });
    await expect(panel.getChosen('Method')).toHaveText('Device.name()');
    for (const [text, fault] of [
      ['{', 'Invalid JSON: '],
      ['5', 'Expected "string"'],
    ] as const) {
      await group.getByLabel('Answer').fill(text);
      await panel.press('Set answer');
      await expect(group.getByRole('alert')).toContainText(fault);
    }
    await group.getByLabel('Answer').fill('"Kitchen"');
    await panel.press('Set answer');
    await expect(group.getByRole('status')).toContainText('returns this value');
    await panel.press('Run');
    await expect(panel.output).toContainText('Kitchen');
    await panel.show('Platform');
    await group.getByLabel('Return an error').check();
    await panel.press('Set answer');
    await panel.press('Run');
    await expect(panel.output).toContainText('Not supported');
    await panel.press('Start over');
    await panel.press('Run');
    await expect(panel.output).toContainText('Living Room');
  });
  await test.step('sends an event with a payload that fits', async () => {
    const panel = await runSample(page, getMember(page, 'networkChanged'));
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
  await test.step('says where the mock of the SDK answers otherwise', async () => {
    const panel = await open(page, '0.8.0', 'Localization', 'latlon');
    await expect(panel.output).toContainText('-75.1699');
    await panel.show('Platform');
    await expect(panel.element).toContainText(
      "The SDK's built-in mock returns: [39.9549,75.1699]",
    );
  });
  await test.step('changes the state of the app', async () => {
    const panel = await open(page, '0.8.0', 'Lifecycle', 'background');
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await panel.show('Platform');
    const group = panel.element.getByRole('group', { name: 'Lifecycle' });
    await group.getByLabel('State').selectOption('background');
    await group.getByRole('button', { name: 'Change state' }).click();
    await expect(group).toContainText('App state: background');
    await panel.show('Output');
    await expect(panel.output).toContainText("state: 'background'");
  });
});

// When browsers replace text in an editor, they set styles, which the policy reports.
plainReturningTest('works by keyboard alone', async ({ page }) => {
  await openApp(page, 'docs/api/Device/');
  const part = getMember(page, 'name');
  const { keyboard } = page;
  const sample = getSample(part, 'Device in the living room');
  await sample.getByRole('button', { name: 'Run' }).focus();
  await keyboard.press('Enter');
  const element = page.getByRole('region', { name: /^Run: / });
  const button = (name: string): Locator =>
    element.getByRole('button', { name, exact: true });
  const tab = (name: string): Locator => element.getByRole('tab', { name });
  await expect(element.getByRole('log')).toContainText('Living Room');
  await plainTest.step('Tab goes through the panel in its order', async () => {
    await button('Run').focus();
    for (const next of [
      button('Edit'),
      element.getByRole('link', { name: 'Open in playground' }),
      button('Start over'),
      button('Close'),
      tab('Output'),
      element.getByRole('log'),
    ]) {
      await keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });
  await plainTest.step('arrow keys go through the tabs', async () => {
    await tab('Output').focus();
    await keyboard.press('ArrowRight');
    await expect(tab('Messages')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(
      element.getByRole('tabpanel').locator('pre').filter({ visible: true }),
    ).toContainText('device.name');
    await tab('Messages').focus();
    await keyboard.press('ArrowRight');
    await expect(element.getByLabel('Event')).toBeVisible();
    await keyboard.press('Home');
    await expect(tab('Output')).toBeFocused();
    await keyboard.press('End');
    await expect(tab('Platform')).toBeFocused();
    await expect(element.getByLabel('Event')).toBeVisible();
  });
  await plainTest.step(
    'the editor runs by Ctrl+Enter, and is left by Escape',
    async () => {
      await button('Edit').press('Enter');
      const field = page.getByRole('textbox', { name: /^Code: / });
      await expect(field).toBeFocused();
      await keyboard.press('Control+A');
      await keyboard.insertText('console.log(6 * 7);');
      await keyboard.press('Control+Enter');
      await expect(element.getByRole('log')).toContainText('42');
      await expect(field).toBeFocused();
      await keyboard.press('Escape');
      await expect(button('Run')).toBeFocused();
    },
  );
  await plainTest.step('focus stays on what was pressed', async () => {
    await keyboard.press('Enter');
    await expect(button('Run')).toBeFocused();
    await button('Start over').press('Enter');
    await expect(button('Start over')).toBeFocused();
    await expect(page.getByRole('textbox', { name: /^Code: / })).toHaveCount(0);
  });
  await button('Close').press('Enter');
  await expect(element).toHaveCount(0);
  await expect(sample.getByRole('button', { name: 'Run' })).toBeFocused();
});

test('runs without a network once it is loaded', async ({ page, context }) => {
  const panel = await open(page, '0.8.0', 'Device', 'name');
  await expect(panel.status).toHaveText('Done.');
  await panel.press('Edit');
  await expect(panel.editor).toBeFocused();
  await context.setOffline(true);
  await panel.press('Run');
  await expect(panel.output).toContainText('Living Room');
});

plainTest('says when it does not load, and tries again', async ({ page }) => {
  for (const file of ['run.js', 'createEditor-*.js'])
    await page.route(`**/js/run/${file}`, (route) => route.abort());
  await openApp(page, 'docs/api/Device/');
  const sample = getSample(
    getMember(page, 'name'),
    'Device in the living room',
  );
  await sample.getByRole('button', { name: 'Run' }).click();
  await sample.getByRole('button', { name: 'Not loaded. Retry' }).click();
  await expect(page.getByRole('log')).toContainText('Living Room');
  await expect(sample.locator('[data-control="run"]')).toHaveText('Run');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(
    'The editor did not load. Reload the page.',
  );
});

plainReturningTest('edited code is answered', async ({ page }) => {
  plainTest.slow();
  const panel = await open(page, '0.8.0', 'Device', 'name');
  for (const [code, message] of Object.entries({
    'const a = ;': /SyntaxError: Unexpected token\. *line 1/,
    "import x from 'left-pad';": /Cannot import 'left-pad'.* line 1/,
    'const a = 1;\na.b.c();': /TypeError: .*reading 'c'.* line 2/,
    "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.finished();":
      /Cannot call finished\(\)/,
    "import { Device } from '@firebolt-js/sdk';\nDevice.name(5);":
      /Cannot set a value to a readonly property.* line 2/,
    "import { Device } from '@firebolt-js/sdk';\nawait Device.listen('x');":
      /No valid callback function provided/,
    "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.listen('unloading', () => Lifecycle.finished());\nLifecycle.ready();\nLifecycle.close('userExit');":
      /The app is waiting|platform closed it/,
    'throw 5;': /Error: 5/,
    'await Promise.reject();': /Error: undefined/,
    "console.log('before'); close();":
      /before.*An app cannot close its window here/,
    "document.title = 'a'; window.close();":
      /An app cannot close its window here/,
    'console.log(typeof this);': /undefined line 1/,
    "console.count(); console.count(); console.time('t'); console.timeEnd('t');":
      /default: 2 line 1.*t: [\d.]+ ms line 1/,
    "console.dir({ a: 1 }, { depth: 0 }); console.assert(false, 'yes %s', 'x');":
      /\{ a: 1 \} line 1.*Assertion failed: yes x line 1/,
    "localStorage.theme = 'dark'; console.log(localStorage.getItem('theme'), Object.keys(localStorage), localStorage.length);":
      /dark \['theme'\] 1 line 1/,
    "console.log(new URL('https://a.b/c?d=1'), CSS.supports('color', 'red'));":
      /URL https:\/\/a\.b\/c\?d=1 true line 1/,
    "console.group('of'); console.log('in'); console.groupEnd(); console.log('out');":
      /of line 1.*│ in line 1.*(?<!│ )out line 1/,
    "import { Lifecycle } from '@firebolt-js/sdk';\nLifecycle.listen('unloading', () => { Lifecycle.finished(); console.log('sync'); Promise.resolve().then(() => console.log('micro')); });\nawait Lifecycle.ready();\nLifecycle.close('error');":
      /sync line 2.*micro line 2.*The run ended because the app called/,
    'setTimeout(() => { throw new Error("late"); });': /Error: late.* line 1/,
    'Promise.reject(new Error("unseen"));': /Error: unseen/,
    "addEventListener('error', (e) => { if (e.error === 1) e.preventDefault(); });\nonerror = (text, file, line, column, error) => error === 2;\naddEventListener('unhandledrejection', (e) => { e.preventDefault(); console.log('kept', e.reason); });\nfor (const n of [1, 2, 3]) setTimeout(() => { throw n; }, 200);\nPromise.reject(4);":
      /Platformkept 4 line 3Error: 3The app/,
    "document.cookie = 'a=1'; console.log(document.cookie.length);":
      /Cookies are not available here.*0 line 1/,
    "if (typeof indexedDB !== 'object') console.table([{ a: 1 }]); window.caches; navigator.serviceWorker; Notification?.x;":
      /Databases are not available here: indexedDB.*\(index\)\s+a\s+0\s+1.*Caches.*Service workers.*Notifications are/s,
    'export const a = 1;':
      /The code exports a, but never calls what it exports/,
    "fetch('https://example.com/');":
      /The network is not available here: fetch/,
    "const i = new Image(); i.src = 'https://example.com/a.png';":
      /Loading is blocked here: .* \(img-src\)/,
  })) {
    await plainTest.step(JSON.stringify(code), async () => {
      await panel.runCode(code);
      await expect(panel.element).toContainText(message);
    });
  }
  await plainTest.step('no event is none to send', async () => {
    await panel.runCode(
      "import { Device } from '@firebolt-js/sdk';\nDevice.listen('nothing', () => {});",
    );
    await panel.element.getByRole('tab', { name: 'Platform' }).click();
    await expect(panel.element.getByLabel('Event')).not.toHaveValue('');
  });
  await panel.runCode('null.a;');
  await expect(panel.status).toHaveText('Ended with an error.');
  await panel.press('Start over');
  await panel.press('Run');
  await expect(panel.output).toContainText('Living Room');
});

plainReturningTest('an app that can go on is running', async ({ page }) => {
  plainTest.slow();
  const panel = await open(page, '0.8.0', 'Device', 'networkChanged');
  const button = (name: string): Locator =>
    panel.element.getByRole('button', { name, exact: true });
  await plainTest.step('it waits for events, and can be stopped', async () => {
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await panel.press('Stop');
    await expect(panel.status).toHaveText('Stopped.');
    await expect(button('Send')).toBeHidden();
    await expect(panel.element).not.toContainText('The app waits for events');
    await panel.show('Platform');
    await expect(button('Send')).toBeDisabled();
    await expect(button('Change state')).toBeDisabled();
    await panel.show('Output');
  });
  await plainTest.step('it has timers', async () => {
    await panel.runCode('const id = setInterval(() => {}, 100);');
    await expect(panel.status).toHaveText('Running: waiting for timers.');
    await panel.runCode(
      'const id = setInterval(() => {}, 100);\nsetTimeout(() => clearInterval(id), 300);',
    );
    await expect(panel.status).toHaveText('Done.');
  });
  await plainTest.step('after an edit one press runs it again', async () => {
    await panel.runCode('setInterval(() => {}, 100);');
    await expect(button('Stop')).toBeEnabled();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('console.log("again");');
    await expect(button('Stop')).toBeEnabled();
    await panel.press('Run');
    await expect(panel.output).toContainText('again');
    await expect(button('Stop')).toBeDisabled();
  });
});

plainReturningTest(
  'values show as in a console, and open',
  async ({ page }) => {
    const panel = await open(page, '0.8.0', 'Device', 'name');
    await panel.runCode(`const long = 'x'.repeat(60);
document.body.innerHTML = '<p id="a">hello</p>';
console.log(new Map([['key', { long, deep: { long } }]]));
console.log(document.querySelector('p'));
function fail() {
  throw new TypeError('no');
}
try { fail(); } catch (error) { console.log(error); }`);
    const { output } = panel;
    await expect(output).toContainText('<p id="a">hello</p> line 4');
    await expect(output).toContainText(
      'TypeError: no at fail, line 6 at line 8 line 8',
    );
    const map = output
      .locator('details')
      .filter({ has: page.locator(':scope > summary', { hasText: /^Map/ }) });
    await expect(map).toContainText("'key' =>");
    const inner = at(map.locator('details'), 0);
    await at(inner.locator('summary'), 0).click();
    await expect(at(inner.locator('li'), 0)).toContainText(
      `'${'x'.repeat(60)}'`,
    );
  },
);

test.describe('a panel on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('fits, and works by touch', async ({ page }) => {
    await openApp(page, 'docs/api/Device/');
    const part = getMember(page, 'networkChanged');
    await anyOf(part.getByRole('button', { name: 'Run' })).tap();
    const element = page.getByRole('region', { name: /^Run: / });
    await expect(element).toBeVisible();
    await page.evaluate(() => {
      scrollBy(0, -20);
    });
    // The button to the top of the page would cover the panel's buttons.
    await expect(page.locator('[data-control="top"]')).toHaveAttribute(
      'data-offered',
    );
    await expect(page.locator('[data-control="top"]')).toBeHidden();
    await element.getByRole('button', { name: 'Send', exact: true }).tap();
    await expect(element.getByRole('log')).toContainText('state:');
    for (const tab of ['Output', 'Messages', 'Platform']) {
      await element.getByRole('tab', { name: tab }).tap();
      const width = await getWidth(page);
      expect(width, tab).toBe(390);
    }
  });
});

// Axe checks each part of the panel at both widths and in both modes, so the panel is
// opened only once.
plainReturningTest('has no fault that axe finds', async ({ page }) => {
  plainTest.slow();
  // A short page, because axe reads the whole page each time.
  const panel = await open(page, '0.8.0', 'Localization', 'languageChanged');
  await expect(panel.status).toHaveText('Running: waiting for events.');
  await loadAxe(page);
  const check = async (name: string): Promise<void> => {
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await findLayoutFaults(page, '.run'), `${name} at 390`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findPartFaults(page, '.run'), name).toEqual([]);
  };
  await check('an offer to send');
  await panel.show('Messages');
  await at(panel.element.locator('summary'), 0).click();
  await check('messages');
  await panel.show('Platform');
  await panel.element.getByLabel('Payload').fill('{');
  await panel.element
    .getByRole('group', { name: 'Send an event' })
    .getByRole('button', { name: 'Send' })
    .click();
  await check('the platform, and a fault');
  await panel.runCode(
    'document.body.textContent = "a";\nconsole.warn(1); console.debug(2); alert(3); console.log({}); null.a;',
  );
  await expect(panel.output).toContainText('TypeError');
  await check('output, an error, the editor and a screen');
});
