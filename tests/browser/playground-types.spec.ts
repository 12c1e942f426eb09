import { findPartFaults, loadAxe } from './axe';
import { hold } from './faults';
import {
  expectStill,
  getPlayground,
  openPlayground,
  readShift,
  watchShift,
} from './Playground';
import { expectText } from './reader';
import { expect, plainTest as test, step } from './test';
import { EXACT, getButton, getLink, getRegion, getStatus } from './roles';

const CODE = `import { Accessibility, Device } from '@firebolt-js/sdk';
import { html } from 'lit';

Accessibility.closedCaptions().then(html);
Device.nme();
`;

test('types come on request, with errors, texts and the way to the reference', async ({
  page,
  context,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('playground/');
  const { tool, code: editor } = getPlayground(page);
  const status = getStatus(tool);
  const start = getButton(tool, /^Types \(\d\.\d MB\)$/);
  await expect(start).toBeVisible();
  await editor.fill(CODE);

  await step('nothing of it loads before', () => {
    expect(loaded.filter((p) => /compiler|firebolt\.d\.ts/.test(p))).toEqual([
      expect.stringMatching(/\/js\/compiler\/size\.json$/),
    ]);
  });

  await step('loading can be canceled', async () => {
    const release = await hold(context, '**/typescript.js');
    await start.click();
    await getButton(tool, 'Cancel').click();
    await expect(start).toBeVisible();
    release();
    await context.unroute('**/typescript.js');
  });

  await step('what does not load can be loaded again', async () => {
    await context.route('**/libraries.json', (route) => route.abort());
    await start.click();
    const retry = getButton(tool, 'Retry types');
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expectText(status, /^Type checking is off\./);
    await context.unroute('**/libraries.json');
    await retry.click();
  });

  await step('errors are listed, and nothing else moves', async () => {
    await watchShift(page);
    await expectText(
      tool,
      "1 error, 1 deprecated. Press F8 for the next one. Not checked, because their types aren't available: lit.",
      { timeout: 60_000 },
    );
    await expectStill(page);
    const problems = getRegion(tool, 'Problems');
    await expect(problems.getByRole('button')).toHaveText([
      'Line 4: closedCaptions is deprecated since 0.6.0. Use Accessibility.closedCaptionsSettings().',
      "Line 5: Property 'nme' does not exist on type 'typeof Device'. Did you mean 'name'?",
    ]);
    await expect(editor.locator('.cm-lintRange-error')).toHaveText('nme');
    await getButton(problems, 'Line 5').click();
    await expect(editor).toBeFocused();
  });

  await step('the keyboard leads to all of it', async () => {
    await page.keyboard.press('F8');
    await expect(
      tool.getByText(/^`closedCaptions` is deprecated/),
    ).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+i');
    const link = getLink(tool, 'Reference: Accessibility.closedCaptions');
    await expect(link).toHaveAttribute(
      'href',
      /\/docs\/api\/Accessibility\/#closedcaptions$/,
    );
    await loadAxe(page);
    expect(await findPartFaults(page, 'main')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(editor).toBeFocused();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('F12');
    const reference = await opened;
    await expect(reference).toHaveURL(/\/Accessibility\/#closedcaptions$/);
    await reference.close();
  });

  await step('the pointer leads there as well', async () => {
    const word = editor.locator('.cm-line', { hasText: 'Device.nme' });
    await word.hover({ position: { x: 20, y: 8 } });
    await expect(getLink(tool, 'Reference: Device')).toBeVisible();
    const opened = context.waitForEvent('page');
    await word.click({ position: { x: 20, y: 8 }, modifiers: ['Control'] });
    await expect(await opened).toHaveURL(/\/docs\/api\/Device\/$/);
    await (await opened).close();
  });

  await step('names are completed with our texts', async () => {
    await editor.fill("import { Device } from '@firebolt-js/sdk';\n");
    await editor.press('Control+End');
    await page.keyboard.type('Device.networ');
    const network = tool.getByRole('option', { name: 'network', exact: true });
    await expect(network).toBeVisible();
    await expectText(
      tool,
      /^Returns whether the device is online, and whether/,
    );
    // CodeMirror ignores completions that are less than 75 ms old.
    await network.click();
    await expect(editor).toContainText('Device.network');
    await page.keyboard.type('();\nLocaliza');
    await tool.getByRole('option', { name: /^Localization/ }).click();
    await expect(editor).toContainText(
      "import { Device, Localization } from '@firebolt-js/sdk';",
    );
    await expectText(tool, 'No errors.');
  });

  await step('it is the version and the language that are chosen', async () => {
    await editor.fill(
      "import { Device } from '@firebolt-js/sdk';\nconst id: number = await Device.id();\nconsole.log('typed', id);\n",
    );
    await expectText(tool, /^1 error\./);
    await page.getByRole('combobox', { name: /^Language/ }).selectOption('ts');
    await expectText(tool, "Type 'string' is not assignable to type 'number'.");
    await getButton(tool, 'Run').click();
    await expectText(tool, /^typed /);
    await editor.fill(
      "import { Device } from '@firebolt-js/sdk';\nDevice.listen('nameChanged', () => 0);\n",
    );
    await expectText(tool, 'No errors.');
  });

  await step('it can be turned off, and nothing moves', async () => {
    await readShift(page);
    await getButton(tool, 'Turn types off').click();
    // The compiler has ended, so the button offers to load it again.
    await expect(start).toBeVisible();
    await expect(getRegion(tool, 'Problems')).toBeHidden();
    await expectStill(page);
  });
});

/** As JavaScript, the enum has more lines. */
const TYPED = `import { Device } from '@firebolt-js/sdk';
enum Size { Small = 1, Big = 2 }
class Box {
  size: Size = Size.Big;
}
console.log(new Box().size);
Device.nme();`;

test(
  'TypeScript of a link runs at one press, which brings the compiler, and gets its types',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    const { tool, output, state } = await openPlayground(
      page,
      `#version=0.8.0&language=ts&text=${encodeURIComponent(TYPED)}`,
    );
    const release = await hold(page, '**/typescript.js');
    await getButton(tool, 'Run', EXACT).click();
    await expectText(tool, /^Loading the compiler .*to run TypeScript/);
    release();
    await step('lines are those that the reader has written', async () => {
      await expect(output).toContainText(/^2 *line 6/, { timeout: 60_000 });
      await expect(output).toContainText(/TypeError.*line 7/s);
      await expect(state).toHaveText('Ended with an error.');
    });
    await getButton(tool, /^Types /).click();
    await expect(getRegion(tool, 'Problems').getByRole('button')).toHaveText(
      /^Line 7: Property 'nme' does not exist/,
      { timeout: 60_000 },
    );
  },
);
