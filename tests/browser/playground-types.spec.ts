import { findFaults, loadAxe } from './axe';
import { hold } from './faults';
import { expect, plainTest as test } from './test';

const CODE = `import { Accessibility, Device } from '@firebolt-js/sdk';
import { html } from 'lit';

Accessibility.closedCaptions().then(html);
Device.nme();
`;

test('types come on request, with errors, texts and the way to the reference', async ({
  page,
  context,
}) => {
  test.slow();
  const loaded: string[] = [];
  page.on('request', (request) => {
    loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('playground/');
  const tool = page.getByRole('region', { name: 'Editor and output' });
  const editor = tool.getByRole('textbox', { name: 'Code' });
  const status = tool.getByRole('status');
  const start = tool.getByRole('button', { name: /^Types \(\d\.\d MB\)$/ });
  await expect(start).toBeVisible();
  await editor.fill(CODE);

  await test.step('nothing of it loads before', () => {
    expect(loaded.filter((p) => /compiler|firebolt\.d\.ts/.test(p))).toEqual([
      expect.stringMatching(/\/js\/compiler\/size\.json$/),
    ]);
  });

  await test.step('loading can be canceled', async () => {
    const release = await hold(context, '**/typescript.js');
    await start.click();
    await tool.getByRole('button', { name: 'Cancel' }).click();
    await expect(start).toBeVisible();
    release();
    await context.unroute('**/typescript.js');
  });

  await test.step('what does not load can be loaded again', async () => {
    await context.route('**/libraries.json', (route) => route.abort());
    await start.click();
    const retry = tool.getByRole('button', { name: 'Retry types' });
    await expect(retry).toBeVisible({ timeout: 30_000 });
    await expect(status.getByText(/^Type checking is off\./)).toBeVisible();
    await context.unroute('**/libraries.json');
    await retry.click();
  });

  await test.step('errors are counted, listed and underlined', async () => {
    await expect(
      tool.getByText(
        '1 error, 1 deprecated. Press F8 for the next one. Not checked, because their types are not available: lit.',
      ),
    ).toBeVisible({ timeout: 60_000 });
    const problems = tool.getByRole('region', { name: 'Problems' });
    await expect(problems.getByRole('button')).toHaveText([
      'Line 4: closedCaptions is deprecated. Since 0.6.0. Use Accessibility.closedCaptionsSettings().',
      "Line 5: Property 'nme' does not exist on type 'typeof Device'. Did you mean 'name'?",
    ]);
    await expect(editor.locator('.cm-lintRange-error')).toHaveText('nme');
    await problems.getByRole('button', { name: 'Line 5' }).click();
    await expect(editor).toBeFocused();
  });

  await test.step('the keyboard leads to errors, types and the reference', async () => {
    await page.keyboard.press('F8');
    await expect(
      tool.getByText(/^`closedCaptions` is deprecated/),
    ).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+i');
    const link = tool.getByRole('link', {
      name: 'Reference: Accessibility.closedCaptions',
    });
    await expect(link).toHaveAttribute(
      'href',
      /\/docs\/api\/Accessibility\/#closedcaptions$/,
    );
    await loadAxe(page);
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(editor).toBeFocused();
    const opened = context.waitForEvent('page');
    await page.keyboard.press('F12');
    const reference = await opened;
    await expect(reference).toHaveURL(/\/Accessibility\/#closedcaptions$/);
    await reference.close();
  });

  await test.step('the pointer leads there as well', async () => {
    const word = editor.locator('.cm-line', { hasText: 'Device.nme' });
    await word.hover({ position: { x: 20, y: 8 } });
    await expect(
      tool.getByRole('link', { name: 'Reference: Device' }),
    ).toBeVisible();
    const opened = context.waitForEvent('page');
    await word.click({ position: { x: 20, y: 8 }, modifiers: ['Control'] });
    await expect(await opened).toHaveURL(/\/docs\/api\/Device\/$/);
    await (await opened).close();
  });

  await test.step('names are completed with our texts', async () => {
    await editor.fill("import { Device } from '@firebolt-js/sdk';\n");
    await editor.press('Control+End');
    await page.keyboard.type('Device.networ');
    const network = tool.getByRole('option', { name: 'network', exact: true });
    await expect(network).toBeVisible();
    await expect(
      tool.getByText(/^Returns whether the device is online, and whether/),
    ).toBeVisible();
    // CodeMirror ignores completions that are less than 75 ms old.
    await network.click();
    await expect(editor).toContainText('Device.network');
    await page.keyboard.type('();\nLocaliza');
    await tool.getByRole('option', { name: /^Localization/ }).click();
    await expect(editor).toContainText(
      "import { Device, Localization } from '@firebolt-js/sdk';",
    );
    await expect(tool.getByText('No errors.')).toBeVisible();
  });

  await test.step('it is the version and the language that are chosen', async () => {
    await editor.fill(
      "import { Device } from '@firebolt-js/sdk';\nconst id: number = await Device.id();\nconsole.log('typed', id);\n",
    );
    await expect(tool.getByText(/^1 error\./)).toBeVisible();
    await page.getByRole('combobox', { name: /^Language/ }).selectOption('ts');
    await expect(
      tool.getByText("Type 'string' is not assignable to type 'number'."),
    ).toBeVisible();
    await tool.getByRole('button', { name: 'Run' }).click();
    await expect(tool.getByText(/^typed /)).toBeVisible();
    await editor.fill(
      "import { Device } from '@firebolt-js/sdk';\nDevice.listen('nameChanged', () => 0);\n",
    );
    await expect(tool.getByText('No errors.')).toBeVisible();
  });

  await test.step('it can be turned off', async () => {
    await tool.getByRole('button', { name: 'Turn types off' }).click();
    await expect(
      // The compiler has ended, so the button offers to load it again.
      tool.getByRole('button', { name: /^Types \(\d/ }),
    ).toBeVisible();
    await expect(tool.getByRole('region', { name: 'Problems' })).toBeHidden();
  });
});

test(
  'types come for the code of a link',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    test.slow();
    const code =
      "import { Device } from '@firebolt-js/sdk';\n\nDevice.nme();\n";
    await page.goto(
      `playground/#version=0.8.0&language=ts&text=${encodeURIComponent(code)}`,
    );
    const tool = page.getByRole('region', { name: 'Editor and output' });
    await tool.getByRole('button', { name: /^Types / }).click();
    await expect(
      tool.getByRole('region', { name: 'Problems' }).getByRole('button'),
    ).toHaveText(/^Line 3: Property 'nme' does not exist/, { timeout: 60_000 });
  },
);
