import type { Locator, Page } from '@playwright/test';
import { findPartFaults, findLayoutFaults, loadAxe } from './axe';
import { hold, openApp } from './faults';
import { NEWEST, SHORT_PAGE, VERSIONS } from './pages';
import { at } from './pick';
import { getWidth } from './reader';
import {
  EXACT,
  getAlert,
  getButton,
  getLink,
  getRegion,
  getStatus,
  getTab,
} from './roles';
import { getPanel, getSample, runSample, type RunPanel } from './runPanel';
import { expect, plainTest, step, test } from './test';

const SDK = "import { Device, Lifecycle } from '@firebolt-js/sdk';";

const WAITING = `${SDK}\nDevice.listen('networkChanged', (event) => console.log(event));`;

const getMember = (page: Page, name: string): Locator =>
  getRegion(page, name, EXACT);

async function open(
  page: Page,
  module: string,
  member: string,
  version = NEWEST,
): Promise<RunPanel> {
  const folder = version === NEWEST ? '' : `${version}/`;
  await openApp(page, `docs/${folder}api/${module}/`);
  return runSample(page, getMember(page, member));
}

async function expectCall(page: Page, version: string): Promise<void> {
  const panel = await open(page, 'Device', 'name', version);
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

// `sdk/samples.test.ts` runs all samples of the reference; `run-samples.spec.ts` those of
// the guides.
test('samples of all kinds run on their pages', async ({ page }) => {
  await step('a subscription, and its event', async () => {
    const panel = await open(page, 'Discovery', 'navigateTo');
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await expect(panel.element).toContainText('The app is waiting.');
    await panel.show('Platform');
    await expect(panel.getChosen('Event')).toHaveText('Discovery navigateTo');
    await panel.show('Output');
    await panel.press('Send');
    await expect(panel.output).toContainText("action: 'search'");
  });
  await step('an answer that the platform asks for', async () => {
    const panel = await runSample(page, getMember(page, 'entityInfo'));
    await expect(panel.status).toHaveText('Running: waiting for events.');
    await panel.press('Send');
    await expect(panel.output).toContainText('entityId');
    await panel.show('Messages');
    await expect(panel.element).toContainText('answer to discovery.entityInfo');
  });
  await step('in the oldest version', () =>
    expectCall(page, VERSIONS.at(-1) ?? ''),
  );
  await step('with the SDK of another version', async () => {
    await openApp(page, 'docs/firebolt_docs/getting-started/upgrading/');
    const sample = page.locator('.theme-code-block', {
      hasText: "Localization.once('languageChanged'",
    });
    await getButton(sample, 'Run', EXACT).click();
    const panel = getRegion(page, /^Run: /);
    await expect(panel).toContainText('SDK 0.7.0');
    await expect(panel).toContainText('The app is waiting.');
  });
});

// When browsers replace text in an editor, they set styles, which the policy reports.
plainTest('a reader plays the platform', async ({ page }) => {
  const panel = await open(page, 'Localization', 'latlon');
  await step('says where the mock of the SDK answers otherwise', async () => {
    await expect(panel.output).toContainText('-75.1699');
    await panel.show('Platform');
    await expect(panel.element).toContainText(
      "The SDK's built-in mock returns: [39.9549,75.1699]",
    );
  });
  await step('answers as the reader says, or fails', async () => {
    const group = panel.getGroup('Change an answer');
    const field = group.getByLabel('Answer');
    await expect(panel.getChosen('Method')).toHaveText('Localization.latlon()');
    for (const [text, fault] of [
      ['{', 'Invalid JSON: '],
      ['5', 'Expected "array"'],
    ] as const) {
      await field.fill(text);
      await panel.press('Set answer');
      await expect(getAlert(group)).toContainText(fault);
    }
    await field.fill('[1, 23]');
    await panel.press('Set answer');
    await expect(getStatus(group)).toContainText('returns this value');
    await panel.press('Run');
    await expect(panel.output).toContainText('[1, 23]');
    await panel.show('Platform');
    await group.getByLabel('Return an error').check();
    await panel.press('Set answer');
    await panel.press('Run');
    await expect(panel.output).toContainText('code: -32000');
    await panel.press('Start over');
    await panel.press('Run');
    await expect(panel.output).toContainText('-75.1699');
  });
  await step('sends an event with a payload that fits', async () => {
    await panel.runCode(WAITING);
    await panel.press('Edit first');
    const group = panel.getGroup('Send an event');
    const payload = group.getByLabel('Payload');
    await expect(payload).toBeFocused();
    await payload.fill('{ "state": "asleep", "type": "wifi" }');
    await getButton(group, 'Send').click();
    const fault = 'state: Instance does not match any of';
    await expect(getAlert(group)).toContainText(fault);
    await payload.fill('{ "state": "disconnected", "type": "wifi" }');
    await getButton(group, 'Send').click();
    await expect(getStatus(group)).toContainText('sent.');
    await panel.show('Output');
    await expect(panel.output).toContainText("state: 'disconnected'");
  });
  await step('changes the state of the app', async () => {
    await panel.runCode(
      `${SDK}\nLifecycle.listen('background', console.log);\nLifecycle.ready();`,
    );
    await panel.show('Platform');
    const group = panel.getGroup('Lifecycle');
    await expect(group).toContainText('App state: foreground');
    await group.getByLabel('State').selectOption('background');
    await getButton(group, 'Change state').click();
    await expect(group).toContainText('App state: background');
    await panel.show('Output');
    await expect(panel.output).toContainText("state: 'background'");
  });
});

plainTest(
  'works by keyboard alone, and stays with its sample',
  async ({ page }) => {
    await openApp(page, SHORT_PAGE);
    const { keyboard } = page;
    const sample = getSample(getMember(page, 'id'));
    await getButton(sample, 'Run').press('Enter');
    const panel = getPanel(getRegion(page, /^Run: /));
    const { element, output, editor } = panel;
    const button = (name: string): Locator => getButton(element, name, EXACT);
    const tab = (name: string): Locator => getTab(element, name);
    await expect(output).toContainText('123');
    await step('a line number leads to the line', async () => {
      await at(getButton(output, /^line/), 0).press('Enter');
      await expect(sample.locator('.run-mark')).toBeInViewport();
    });
    await step('Tab goes through the panel in its order', async () => {
      await button('Run').focus();
      for (const next of [
        button('Edit'),
        getLink(element, 'Open in playground'),
        button('Start over'),
        button('Close'),
        tab('Output'),
        output,
      ]) {
        await keyboard.press('Tab');
        await expect(next).toBeFocused();
      }
    });
    await step('arrow keys go through the tabs', async () => {
      await tab('Output').focus();
      await keyboard.press('ArrowRight');
      await expect(tab('Messages')).toBeFocused();
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await expect(
        element.getByRole('tabpanel').locator('pre').filter({ visible: true }),
      ).toContainText('account.id');
      await tab('Messages').focus();
      await keyboard.press('ArrowRight');
      await expect(element.getByLabel('Event')).toBeVisible();
      await keyboard.press('Home');
      await expect(tab('Output')).toBeFocused();
      await keyboard.press('End');
      await expect(tab('Platform')).toBeFocused();
      await expect(element.getByLabel('Event')).toBeVisible();
    });
    await step('Ctrl+Enter runs from anywhere, Escape leaves', async () => {
      await panel.runCode('console.log(6 * 7);');
      await expect(output).toContainText('42');
      await expect(editor).toBeFocused();
      await keyboard.press('Control+A');
      await keyboard.insertText('console.log("again");');
      await keyboard.press('Escape');
      await expect(button('Run')).toBeFocused();
      await keyboard.press('Control+Enter');
      await expect(output).toContainText('again');
      await expect(button('Run')).toBeFocused();
    });
    await step('errors are marked in the code', async () => {
      await panel.runCode('let a;\n\na.b();\nconsole.log(1);');
      const faulty = editor.locator('.cm-failed');
      await expect(faulty).toHaveText('a.b();');
      await expect(output.getByText(/^TypeError/)).toHaveCount(1);
      await getButton(output, 'line 3').press('Enter');
      await expect(editor).toBeFocused();
      await keyboard.insertText('a = 5;');
      await keyboard.press('Control+Enter');
      await expect(output).toContainText('1');
      await expect(faulty).toHaveCount(0);
    });
    await step('focus stays on what was pressed', async () => {
      await button('Start over').press('Enter');
      await expect(button('Start over')).toBeFocused();
      await expect(editor).toHaveCount(0);
      await button('Edit').press('Enter');
      await expect(editor).toBeFocused();
    });
    await button('Close').press('Enter');
    await expect(element).toHaveCount(0);
    await expect(getButton(sample, 'Run')).toBeFocused();
    await keyboard.press('Enter');
    await step('the panel of another sample takes the place', async () => {
      await expect(output).toContainText('123');
      const next = await runSample(page, getMember(page, 'uid'));
      await expect(page.getByRole('log')).toHaveCount(1);
      await expect(next.output).not.toContainText('123');
    });
    await step('another page takes it along', async () => {
      await getLink(page.getByRole('complementary'), 'Device', EXACT).click();
      await expect(page).toHaveURL(/Device/);
      await expect(page.getByRole('log')).toHaveCount(0);
    });
  },
);

plainTest(
  'says when it does not load, and within a frame that it tries again',
  async ({ page }) => {
    for (const file of ['run.js', 'createEditor-*.js'])
      await page.route(`**/js/run/${file}`, (route) => route.abort());
    await openApp(page, SHORT_PAGE);
    const sample = getSample(getMember(page, 'id'));
    await getButton(sample, 'Run').click();
    const button = sample.locator('[data-control="run"]');
    await expect(button).toHaveText('Not loaded. Retry');
    const release = await hold(page, '**/js/run/run.js?*');
    const label = await button.evaluate(async (retry) => {
      (retry as HTMLElement).click();
      await new Promise(requestAnimationFrame);
      return [retry.textContent, retry.getAttribute('aria-busy')];
    });
    expect(label).toEqual(['Loading…', 'true']);
    release();
    await expect(page.getByRole('log')).toContainText('123');
    await expect(button).toHaveText('Run');
    await getButton(page, 'Edit', EXACT).click();
    await expect(page.getByRole('log')).toContainText(
      "The editor didn't load. Reload the page.",
    );
  },
);

/** Code that a reader could write, and what the panel then shows. */
const ANSWERS: readonly (readonly [code: string, ...shown: RegExp[]])[] = [
  ["\nconsole.log('of a bundle');\n//# sourceURL=app.js", /of a bundle line 2/],
  [
    "if (typeof indexedDB !== 'object') console.table([{ a: 1 }]); window.caches; navigator.serviceWorker; Notification?.x; console.log(new DOMRect(1, 2)); require('a');",
    /Databases aren't available here: indexedDB.*\(index\)\s+a\s+0\s+1.*Caches.*Service workers.*Notifications are.*DOMRect { x: 1, y: 2, .*Use import instead of CommonJS here: require is undefined/s,
  ],
  ['const a = ;', /SyntaxError: Unexpected token\. *line 1/],
  [
    'export const a = 1;',
    /The code exports a, but never calls what it exports/,
  ],
  [
    `${SDK}
for (const call of [() => Lifecycle.finished(), () => Device.name(5), () => Device.listen('x')])
  try { await call(); } catch (error) { console.log(error); }
a.b.c();`,
    /Cannot call finished\(\)/,
    /Cannot set a value to a readonly property.* line 2/,
    /No valid callback function provided/,
    /ReferenceError: a is not defined.* line 4/,
  ],
  [
    `${SDK}
Lifecycle.listen('unloading', () => { Lifecycle.finished(); console.log('sync'); Promise.resolve().then(() => console.log('micro')); });
await Lifecycle.ready();
const { warn } = console; console.warn = (text) => console.log('spied', text);
(await import('@firebolt-js/sdk')).Accessibility.voiceGuidance(); console.warn = warn;
Lifecycle.close('error');`,
    /spied WARNING: accessibility\.voiceGuidance\(\) is deprecated/,
    /sync line 2.*micro line 2.*The run ended because the app called/,
  ],
  [
    `Promise.reject(new Error('unseen'));
setTimeout(() => { throw new Error('late'); });
setTimeout(() => { throw 5; });
await new Promise((resolve) => setTimeout(resolve, 100));
await Promise.reject();`,
    /Error: unseen line 1/,
    /Error: late line 2/,
    /Error: 5/,
    /Error: undefined/,
  ],
  [
    `addEventListener('error', (e) => { if (e.error === 1) e.preventDefault(); });
onerror = (text, file, line, column, error) => error === 2;
addEventListener('unhandledrejection', (e) => { e.preventDefault(); console.log('kept', e.reason); });
for (const n of [1, 2, 3]) setTimeout(() => { throw n; }, 200);
Promise.reject(4);`,
    /Platformkept 4 line 3Error: 3The app/,
  ],
  [
    `console.log(typeof this);
console.count(); console.count(); console.time('t'); console.timeEnd('t');
console.dir({ a: 1 }, { depth: 0 }); console.assert(false, 'yes %s', 'x');
localStorage.theme = 'dark'; console.log(localStorage.getItem('theme'), Object.keys(localStorage), localStorage.length);
console.group('of'); console.log('in'); console.groupEnd(); console.log('out');
fetch('https://example.com/');
close();`,
    /undefined line 1/,
    /default: 2 line 2.*t: [\d.]+ ms line 2/,
    /\{ a: 1 \} line 3.*Assertion failed: yes x line 3/,
    /dark \['theme'\] 1 line 4/,
    /of line 5.*│ in line 5.*(?<!│ )out line 5/,
    /The network isn't available here: fetch/,
    /An app can't close its window here/,
  ],
  [
    `const long = 'x'.repeat(60);
document.body.innerHTML = '<p id="a">hello</p><select></select>';
window.close();
document.cookie = 'a=1'; console.log(document.cookie.length);
const i = new Image(); i.src = 'https://example.com/a.png';
console.log(new URL('https://a.b/c?d=1'), CSS.supports('color', 'red'));
console.log(new Map([['key', { long, deep: { long } }]]));
console.log(...document.body.children);
function fail() {
  throw new TypeError('no');
}
try { fail(); } catch (error) { console.log(error); }`,
    /An app can't close its window here/,
    /Cookies aren't available here.*0 line 4/,
    /Loading is blocked here: .* \(img-src\)/,
    /URL https:\/\/a\.b\/c\?d=1 true line 6/,
    /<p id="a">hello<\/p> <select> line 8/,
    /TypeError: no at fail, line 10 at line 12 line 12/,
  ],
];

plainTest('edited code is answered', async ({ page, context }) => {
  const panel = await open(page, 'Account', 'id');
  await panel.runCode(WAITING);
  const button = (name: string): Locator =>
    getButton(panel.element, name, EXACT);
  await step('an app waits for events, and can be stopped', async () => {
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
  for (const [code, ...shown] of ANSWERS) {
    await panel.runCode(code);
    for (const text of shown)
      await expect.soft(panel.element, code).toContainText(text);
  }
  await step('values show as in a console, and open', async () => {
    const map = panel.output
      .locator('details')
      .filter({ has: page.locator(':scope > summary', { hasText: /^Map/ }) });
    await expect(map).toContainText("'key' =>");
    const inner = at(map.locator('details'), 0);
    await at(inner.locator('summary'), 0).click();
    await expect(at(inner.locator('li'), 0)).toContainText(
      `'${'x'.repeat(60)}'`,
    );
  });
  await step('no event is none to send', async () => {
    await panel.runCode(`${SDK}\nDevice.listen('nothing', () => {});`);
    await panel.show('Platform');
    await expect(panel.element.getByLabel('Event')).not.toHaveValue('');
    await panel.show('Output');
  });
  await step('after an edit, one press runs again', async () => {
    await panel.runCode('setInterval(() => {}, 100);');
    await expect(panel.status).toHaveText('Running: waiting for timers.');
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(
      'const id = setInterval(() => {}, 100);\nsetTimeout(() => { clearInterval(id); console.log("again"); }, 300);',
    );
    await expect(button('Stop')).toBeEnabled();
    await panel.press('Run');
    await expect(panel.output).toContainText('again');
    await expect(panel.status).toHaveText('Done.');
    await expect(button('Stop')).toBeDisabled();
  });
  await step('it runs without a network once it is loaded', async () => {
    await context.setOffline(true);
    await panel.runCode('console.log("offline");');
    await expect(panel.output).toContainText('offline');
    await context.setOffline(false);
  });
});

// Axe checks each part of the panel at both widths and in both modes, so the panel is
// opened only once.
plainTest('fits a phone, and axe finds no errors', async ({ page }) => {
  const phone = { width: 390, height: 800 };
  await page.setViewportSize(phone);
  // A short page, because axe reads the whole page each time.
  const panel = await open(page, 'Account', 'id');
  await panel.runCode(WAITING);
  await expect(panel.status).toHaveText('Running: waiting for events.');
  await step('no button covers those of the panel', async () => {
    await page.evaluate(() => {
      scrollBy(0, -20);
    });
    const top = page.locator('[data-control="top"]');
    await expect(top).toHaveAttribute('data-offered');
    await expect(top).toBeHidden();
    await panel.press('Send');
    await expect(panel.output).toContainText(/line \d/);
  });
  await loadAxe(page);
  const check = async (name: string): Promise<void> => {
    await page.setViewportSize(phone);
    // The editor fits in a frame after the window.
    await expect.poll(() => getWidth(page), name).toBe(phone.width);
    const narrow = await findLayoutFaults(page, '.run');
    expect.soft(narrow, `${name} at 390`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await findPartFaults(page, '.run'), name).toEqual([]);
  };
  await panel.show('Messages');
  await at(panel.element.locator('summary'), 0).click();
  await check('messages');
  await panel.show('Platform');
  await panel.element.getByLabel('Payload').fill('{');
  await getButton(panel.getGroup('Send an event'), 'Send').click();
  await check('the platform, and a fault');
  await panel.runCode(
    "import { Device } from '@firebolt-js/sdk';\nDevice.listen('nameChanged', alert);\ndocument.body.textContent = 'a';\nconsole.warn(1); console.debug(2); alert(3); console.log({}); null.a;",
  );
  await expect(panel.output).toContainText('TypeError');
  await check('output, an offer, an error, the editor and a screen');
});
