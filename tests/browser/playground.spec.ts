import { findPartFaults, loadAxe } from './axe';
import { hold, openApp, refuseStorage, waitForApp } from './faults';
import { at } from './pick';
import { PAGES } from './pages';
import {
  expectStill,
  getPlayground,
  openPlayground as open,
  readShift,
  watchShift,
} from './Playground';
import { runSample } from './runPanel';
import { expect, plainTest as test, step } from './test';
import { expectText, getWidth, jumpTo } from './reader';
import { settle } from './settle';
import { EXACT, getButton, getDialog, getLink, getMain, getTab } from './roles';

const text = (parts: Record<string, string>): string =>
  `#${new URLSearchParams(parts).toString()}`;

test(
  'code is written, run, kept and shared',
  { tag: ['@engines', '@start'] },
  async ({ page, context }) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push(
        `${request.method()} ${request.url()} ${request.postData() ?? ''}`,
      );
    });
    const one = await open(page);
    await step('an example is there to begin with', async () => {
      await one.press('Run');
      await expect(one.output).toContainText('Living Room');
      await expect(one.state).toHaveText('Running: waiting for events.');
      await one.press('Stop');
      await expect(one.state).toHaveText('Stopped.');
    });
    await step('deleted code is restored; a slash is typed', async () => {
      await one.write('');
      await page.keyboard.press('Backspace');
      await expect(one.code).toHaveText('');
      await one.press('Restore code');
      await expect(one.code).toContainText('Device.name()');
      await one.code.press('Control+A');
      await page.keyboard.type('4 / 2; // half');
      await expect(one.code).toHaveText('4 / 2; // half');
      await expect(getDialog(page)).toHaveCount(0);
    });
    await step('Ctrl+Enter runs what was written', async () => {
      await one.write('console.log("mine", 6 * 7);');
      await page.keyboard.press('Control+Enter');
      await expect(one.output).toContainText('mine 42');
    });
    await step('the platform is there, also without a run', async () => {
      await one.getList('SDK').selectOption('0.7.0');
      await expect(one.output).toBeEmpty();
      await getTab(one.main, 'Platform').click();
      await expect(one.main.getByLabel('Method')).toBeVisible();
    });
    await step('a reload keeps code, version and language', async () => {
      await one.getList('Language').selectOption('ts');
      await page.reload();
      await waitForApp(page);
      await one.waitForEditor();
      await expect(one.code).toHaveText('console.log("mine", 6 * 7);');
      await one.expectTerms('0.7.0', 'ts');
    });
    await step('a link opens the same in another tab', async () => {
      const link = await one.copyLink();
      // Browsers from before 2023 can't compress the code, so their links contain `text`.
      expect(link).toMatch(
        /playground\/#version=0\.7\.0&language=ts&(?:code=[\w-]+|text=[^&]+)$/,
      );
      const other = await open(
        await context.newPage(),
        link.replace(/^.*#/, '#'),
      );
      await expect(other.code).toHaveText('console.log("mine", 6 * 7);');
      await other.expectTerms('0.7.0', 'ts');
      await other.getList('Language').selectOption('js');
      await other.press('Run');
      await expect(other.output).toContainText('mine 42');
      await other.page.close();
    });
    await step('the first code and the own are one press away', async () => {
      await one.press('Restore code');
      await expect(one.code).toContainText('Device.name()');
      await one.press('Restore my code');
      await expect(one.code).toHaveText('console.log("mine", 6 * 7);');
    });
    expect(
      sent.filter((request) => /^(?!GET)|mine|code=/.test(request)),
    ).toEqual([]);
  },
);

test('samples are found and opened, from the empty output and by keyboard', async ({
  page,
}) => {
  const one = await open(page);
  await step('empty output invites to run, with three samples', async () => {
    const { tool } = one;
    const invitation = tool.getByText(/^Press Run to see /);
    const samples = tool.getByRole('listitem').getByRole('button');
    const names = await samples.allTextContents();
    expect(names).toHaveLength(3);
    // The page doesn't offer to restore examples or an empty editor.
    await one.write(' ');
    for (const name of names) {
      await expect(invitation).toBeVisible();
      await one.press(name);
      await expectText(page, `Opened: ${name}.`);
      await expect(getButton(page, 'Restore my code')).toHaveCount(0);
      await one.press('Run');
      await expect(invitation).toBeHidden();
      const status = tool.getByText(/^(?:Done|Running: waiting for events)\.$/);
      await expect(status, name).toBeVisible();
      await expect(one.output.getByText(/^Error/)).toHaveCount(0);
      await one.press('Reset platform');
    }
  });
  await one.write('own();');
  await one.samples.focus();
  await page.keyboard.type('keyboard email');
  const { options } = one;
  await expect(at(options, 0)).toContainText('Keyboard.email()');
  await page.keyboard.press('Tab');
  await expect(options).toHaveCount(0);
  await expect(one.code).toHaveText('own();');
  await one.samples.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(one.code).toContainText('Keyboard.email(');
  await expectText(one.main, 'Opened: Keyboard.email().');
  await expect(one.samples).toHaveValue('');
  await one.press('Run');
  await expect(one.state).toHaveText(/^Done/);
  await one.press('Restore my code');
  await expect(one.code).toHaveText('own();');
  await step('those of other versions run with their SDK', async () => {
    await one.samples.fill('upgrading 0.7.0');
    await at(options.filter({ hasText: '(SDK 0.7.0)' }), 0).click();
    await one.expectTerms('0.7.0', 'js');
  });
  await step('a late list leaves the version its own', async () => {
    const late = '**/samples/0.7.0.json';
    const coming = page.waitForRequest(late);
    const release = await hold(page, late);
    await one.samples.fill('a');
    await coming;
    await page.keyboard.press('Escape');
    await one.getList('SDK').selectOption('0.6.1');
    await one.samples.fill('Device.name');
    await expect(at(options, 0)).toBeVisible();
    const come = page.waitForResponse(late);
    release();
    await (await come).finished();
    await settle(page);
    await expect(at(options, 0)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step('nothing fits, or nothing comes: it says so', async () => {
    await one.samples.fill('no such sample');
    await expectText(one.main, 'No samples match these words.');
    await page.keyboard.press('Escape');
    await page.route('**/samples/*.json', (route) => route.abort());
    await one.getList('SDK').selectOption('0.5.3');
    await one.samples.fill('a');
    await expectText(one.main, /^The samples didn't load/);
  });
});

test('links say what is wrong with them, and take nothing away', async ({
  page,
}) => {
  const one = await open(page, text({ version: '9.9.9', text: 'first();' }));
  await expectText(
    one.main,
    "The code uses SDK 9.9.9, which this site doesn't document.",
  );
  await expect(one.code).toHaveText('first();');
  const [newest = ''] = await one
    .getList('SDK')
    .locator('option')
    .allTextContents();
  await one.expectTerms(newest, 'js');
  await jumpTo(page, '#code=AAAA&version=0.7.0');
  await expectText(one.main, /^This link is incomplete or damaged/);
  await expect(one.code).toHaveText('first();');
  await jumpTo(page, '#text=%ZZ%');
  await expect(one.code).toHaveText('%ZZ%');
  await step('Back shows what was there; code is kept', async () => {
    await one.write('own();');
    await jumpTo(page, text({ version: '0.7.0', text: 'second();' }));
    await expect(one.code).toHaveText('second();');
    await page.goBack();
    await expect(one.code).toHaveText('%ZZ%');
    await page.reload();
    await waitForApp(page);
    await one.waitForEditor();
    await one.press('Restore my code');
    await expect(one.code).toHaveText('own();');
  });
  await step('code that is too long is not shared', async () => {
    await one.write(`//${'x'.repeat(100_000)}`);
    await one.press('Copy link');
    await expectText(one.main, 'The code has 100002 characters, but a link');
  });
});

test('samples of the docs open as they stand', async ({ page }) => {
  await openApp(page, 'docs/0.7.0/api/Account/');
  const panel = await runSample(page, getMain(page));
  await panel.runCode('console.log("edited");');
  await expect(panel.output).toContainText('edited');
  await getLink(panel.element, 'Open in playground').click();
  const one = getPlayground(page);
  await one.waitForEditor();
  await expect(one.code).toHaveText('console.log("edited");');
  await one.expectTerms('0.7.0', 'js');
  await one.press('Run');
  await expect(one.output).toContainText('edited');

  await openApp(page, 'docs/firebolt_docs/getting-started/typescript/');
  const button = getButton(page, 'Open in playground');
  await at(button, 0).click();
  await one.waitForEditor();
  await one.expectTerms('0.8.0', 'ts');
  await expect(one.code).toContainText('@firebolt-js/sdk');
});

test('says when it cannot load, runs when reached from another page, and says when it cannot keep', async ({
  page,
}) => {
  await refuseStorage(page);
  await page.route('**/run/run.js', (route) => route.abort());
  await openApp(page, PAGES.category);
  const nav = page.locator('.navbar');
  await getButton(nav, 'Tools').click();
  await getLink(nav, 'Playground').click();
  const one = getPlayground(page);
  await expectText(one.main, "The editor didn't load.");
  await one.press('Try again');
  await one.waitForEditor();
  const note = one.main.getByText("This browser can't save your code");
  await expect(note).toBeVisible();
  await one.write('console.log("after all");');
  await one.press('Run');
  await expect(one.output).toContainText('after all');
  await page.evaluate(() => {
    // Safari refuses this once the code is compressed, because the click is over.
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    Object.assign(document, { execCommand: () => false });
  });
  expect(await one.copyLink()).toContain('playground/#version=');
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await one.press('Copy link');
  const link = one.main.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/playground\/#version=/);
});

test.describe('on a phone', () => {
  // The window that a phone's browser leaves between its bars.
  const viewport = { width: 390, height: 664 };
  test.use({ hasTouch: true, isMobile: true, viewport });

  test('works by touch, moves nothing, has no fault for axe, and prints', async ({
    page,
  }) => {
    const one = await open(page);
    await step('Run is in the first screen', async () => {
      const run = getButton(one.main, 'Run', EXACT);
      await expect(run).toBeInViewport({ ratio: 1 });
      await run.tap();
    });
    await one.samples.tap();
    await expect(at(one.options, 0)).toBeVisible();
    const list = one.main.getByRole('listbox');
    await expect(list).toBeInViewport({ ratio: 1 });
    await loadAxe(page);
    expect.soft(await findPartFaults(page, 'main')).toEqual([]);
    expect(await getWidth(page)).toBe(viewport.width);
    await at(one.options, 0).tap();
    await getButton(one.main, 'Run', EXACT).tap();
    await expect(one.state).toHaveText(/^Done/);
    await step('Run shows the output, and keeps the focus', async () => {
      const run = getButton(one.main, 'Run', EXACT);
      for (const part of [one.output, run])
        await expect(part).toBeInViewport({ ratio: 1 });
      await expect(run).toBeFocused();
    });
    await step('nothing moves when something is said', async () => {
      await watchShift(page);
      const promise = one.main.getByText('Your code stays in this browser.');
      const copied = one.main.getByText(/^Link copied/);
      await one.press('Copy link');
      await expect(copied).toBeVisible();
      await expect(promise).toBeHidden();
      await expectStill(page, 'a link is copied');
      await one.write('console.log(1);');
      await expect(copied).toHaveCount(0);
      await expectStill(page, 'code is typed');
      await one.press('Restore code');
      await expectText(one.main, 'This code replaced yours.');
      await expectStill(page, 'code is restored');
      await jumpTo(page, '#version=0.8.0&language=js&code=broken');
      await expectText(one.main, /^This link is incomplete/);
      await expectStill(page, 'a link is broken');
      await getTab(one.main, 'Messages').click();
      const tab = getTab(one.main, 'Output');
      await one.write('setInterval(() => {}, 1e4);');
      await one.press('Run');
      await one.press('Stop');
      await expect(one.state).toHaveText('Stopped.');
      const place = await tab.boundingBox();
      await one.press('Run');
      await expect(one.state).toHaveText(/^Running: waiting/);
      expect.soft(await tab.boundingBox()).toEqual(place);
      await readShift(page);
      await one.samples.fill('hdr');
      await at(one.options, 0).click();
      await expectText(one.main, /^Opened: /);
      await expectStill(page, 'a sample is picked');
    });
    await step('Run shows it where the window is low, too', async () => {
      await one.write('console.log(1);');
      await getTab(one.main, 'Output').click();
      await page.setViewportSize({ width: 667, height: 375 });
      await page.evaluate(() => scrollTo(0, 0));
      await one.press('Run');
      await expect(one.state).toHaveText(/^Done/);
      await expect(at(one.output.locator('.run-line'), 0)).toBeInViewport();
    });
    await step('paper has the code and what it printed', async () => {
      const lines = Array.from({ length: 80 }, (_, i) => `console.log(${i});`);
      await one.write(lines.join('\n'));
      await page.keyboard.press('Control+Enter');
      await expect(one.output).toContainText('79');
      await page.emulateMedia({ media: 'print' });
      await expect(getButton(one.main, 'Run')).toBeHidden();
      for (const part of [one.code, one.output]) {
        await expect(part).toBeVisible();
        const isCut = await part.evaluate((element) => {
          const scroller = element.closest('.cm-scroller') ?? element;
          return scroller.scrollHeight > scroller.clientHeight + 1;
        });
        expect(isCut).toBe(false);
      }
    });
  });
});
