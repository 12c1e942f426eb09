import { typeInto } from './gestures';
import { findColorFaults, findFaults, loadAxe } from './axe';
import { expect, test } from './test';

test.use({ reuseContext: false });

const CODE = `import { Accessibility, Discovery } from '@firebolt-js/sdk';
import { html } from 'lit';

Discovery.listen('navigateTo', (intent) => html(intent));
Accessibility.closedCaptions().then(console.log);
`;

test(
  'the reader’s own code is checked, and never leaves the page',
  { tag: ['@engines', '@start'] },
  async ({ page }) => {
    // It loads and starts a compiler.
    test.slow();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('upgrade/');
    const main = page.getByRole('main');
    await expect(main.getByText('Nothing leaves this browser.')).toBeVisible();
    await expect(
      main.getByText(/The first check loads \d\.\d MB/),
    ).toBeVisible();
    const check = main.getByRole('button', { name: 'Check', exact: true });

    await test.step('nothing to check is said', async () => {
      await check.click();
      await expect(main.getByRole('alert')).toContainText('Paste code');
    });

    await test.step('pasted code is reported by line', async () => {
      await main.getByLabel('From').selectOption('0.7.0');
      await typeInto(main.getByRole('textbox', { name: /^Code/ }), CODE);
      await check.click();
      await expect(
        main.getByText(
          'From 0.7.0 to 0.8.0: 1 × deprecated, 1 × behaves differently. The SDK is used in 1 of 1 file.',
          { exact: true },
        ),
      ).toBeVisible({ timeout: 60_000 });
      await expect(main.getByRole('listitem')).toHaveText([
        /^Line 4: Behaves differently\./,
        /^Line 5: Deprecated\./,
      ]);
      await expect(main.getByText(/^Ignored, .*: lit\.$/)).toBeVisible();
      await main
        .getByText('Patch with the mechanical changes', { exact: true })
        .click();
      await expect(
        main.getByText(/^\+Accessibility\.closedCaptionsSettings\(\)/m),
      ).toBeVisible();
    });

    await test.step('a link leads on, and Back to the code and its report', async () => {
      await main.getByRole('link', { name: 'Upgrading: line 5' }).click();
      await expect(page).toHaveURL(/\/upgrading\/#/);
      await page.goBack();
      await expect(main.getByRole('textbox', { name: /^Code/ })).toHaveValue(
        CODE,
      );
      await expect(
        main.getByRole('status').filter({ hasText: /1 × deprecated/ }),
      ).toBeVisible();
    });

    await test.step('everybody can read the report', async () => {
      // Core's bar of progress has a role that is none, until it has faded.
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await loadAxe(page);
      expect(await findFaults(page)).toEqual([]);
      expect(await findColorFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.evaluate(() => {
        window.scrollTo(1000, window.scrollY);
      });
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    });

    expect(sent).toEqual([]);
  },
);

test(
  'chosen files are checked without a network, once the tool is loaded',
  { tag: '@engines' },
  async ({ page, context }) => {
    test.slow();
    await page.goto('upgrade/');
    const main = page.getByRole('main');
    const check = main.getByRole('button', { name: 'Check', exact: true });
    await typeInto(main.getByRole('textbox', { name: /^Code/ }), CODE);
    await check.click();
    await expect(
      main.getByRole('status').filter({ hasText: /1 × deprecated/ }),
    ).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await main.getByRole('textbox', { name: /^Code/ }).fill('');
    await main.getByLabel('Files', { exact: true }).setInputFiles([
      {
        name: 'package.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"dependencies":{"@firebolt-js/sdk":"^0.6.0"}}'),
      },
      {
        name: 'a.js',
        mimeType: 'text/javascript',
        buffer: Buffer.from("import { Device } from '@firebolt-js/sdk';"),
      },
    ]);
    await expect(main.getByText('1 file with code chosen.')).toBeVisible();
    await expect(main.getByLabel('From')).toHaveValue('0.6.0');
    await check.click();
    await expect(
      main.getByText(
        'No code is affected by the upgrade from 0.6.0 to 0.8.0. The SDK is used in 1 of 1 file.',
        { exact: true },
      ),
    ).toBeVisible({ timeout: 60_000 });
  },
);
