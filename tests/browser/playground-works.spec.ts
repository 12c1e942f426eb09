import type { Locator, Page } from '@playwright/test';
import { hold, openApp, waitForApp } from './faults';
import { expect, plainTest as test } from './test';

const getTool = (page: Page): Locator =>
  page.getByRole('region', { name: 'Editor and output' });

const getCode = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: 'Code', exact: true });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function open(page: Page, query = ''): Promise<void> {
  await openApp(page, `playground/${query}`);
  await expect(getTool(page)).toBeVisible();
  await expect(page.locator('.run-editor textarea')).toHaveCount(0);
}

async function write(page: Page, code: string): Promise<void> {
  await getCode(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
}

/** Eight lines: an enum, which takes more of them as JavaScript, and an error. */
const EIGHT_LINES = `enum Size { Small = 1, Big = 2 }
class Box {
  size: Size = Size.Big;
  private label = 'box';
}
console.log(new Box().size);
const nothing: string[] | undefined = undefined;
nothing!.push('x');`;

test('TypeScript runs at one press, which brings the compiler', async ({
  page,
}) => {
  // It loads and starts a compiler.
  test.slow();
  await open(page);
  await page
    .getByRole('combobox', { name: 'Language', exact: true })
    .selectOption('ts');
  const run = getTool(page).getByRole('button', { name: 'Run', exact: true });
  await expect(run).toBeEnabled();
  await write(page, EIGHT_LINES);
  await page.route('**/typescript.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await run.click();
  await expect(
    getTool(page).getByText(/^Loading the compiler \(\d\.\d MB\)/),
  ).toBeVisible();
  const output = getTool(page).getByRole('log');
  await test.step('lines are those that the reader has written', async () => {
    await expect(output).toContainText('line 6', { timeout: 60_000 });
    await expect(output.getByText(/^TypeError/)).toBeVisible();
    const lines = await output.getByText(/line \d+/).allTextContents();
    const named = lines.flatMap((line) => line.match(/line \d+/g) ?? []);
    expect(new Set(named)).toEqual(new Set(['line 6', 'line 8']));
  });
  await expect(getTool(page).getByText('Ended by an error.')).toBeVisible();
});

test('lines of JavaScript are those of the reader, too', async ({ page }) => {
  await open(page);
  await write(
    page,
    `import {\n  Device,\n} from '@firebolt-js/sdk';\n\nconsole.log(await Device.make());\nfor (const x of [1]) {\n  null.x;\n}`,
  );
  await press(page, 'Run');
  const output = getTool(page).getByRole('log');
  await expect(output.getByText(/^TypeError/)).toHaveCount(1);
  await expect(output).toContainText('line 5');
  await expect(output).toContainText('line 7');
  await write(page, 'const a = 1;\n\nconst = 2;');
  await press(page, 'Run');
  await expect(output).toContainText('line 3');
});

test('what was written outlasts the tab, by name', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await open(page);
  await write(page, 'console.log("mine");');
  await page.getByText(/^Your code \(/).click();
  await page.getByLabel('Name of the open code').fill('My app');
  await expect(page.getByText('Your code (1 saved)')).toBeVisible();
  await page.close();

  const other = await context.newPage();
  await other.clock.install();
  await open(other);
  await test.step('one press goes on with it', async () => {
    await press(other, 'Continue with “My app”');
    await expect(getCode(other)).toHaveText('console.log("mine");');
  });
  await test.step('it can be deleted, and brought back', async () => {
    await other.getByText('Your code (1 saved)').click();
    await press(other, 'Delete My app');
    await expect(other.getByText('Your code (0 saved)')).toBeVisible();
    await press(other, 'Undo');
    await expect(other.getByText('Your code (1 saved)')).toBeVisible();
  });
  await test.step('another one is kept beside it', async () => {
    await press(other, 'Follow the lifecycle');
    await expect(getCode(other)).toContainText('Lifecycle.ready');
    await write(other, 'second();');
    await expect(other.getByText('Your code (2 saved)')).toBeVisible();
    await press(other, 'Open My app');
    await expect(getCode(other)).toHaveText('console.log("mine");');
  });
  await test.step('what is deleted while one types stays deleted', async () => {
    await getCode(other).focus();
    await other.keyboard.insertText('1;');
    await press(other, 'Delete My app');
    await other.clock.fastForward(1000);
    await expect(other.getByText('Your code (1 saved)')).toBeVisible();
  });
  await context.close();
});

test('where only the tab can keep it, the page says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page);
  await write(page, 'own();');
  await expect(page.getByRole('alert')).toContainText(
    'saves your code only until you close the tab',
  );
});

test('a field is there while the editor loads, and caret and code stay', async ({
  page,
}) => {
  const release = await hold(page, '**/js/run/run.js');
  await page.goto('playground/');
  const early = page.getByRole('main').getByRole('textbox', { name: 'Code' });
  await expect(early).toHaveValue(/Device\.name/);
  await early.fill('one();\ntwo();');
  await early.press('Home');
  release();
  await expect(getTool(page)).toBeVisible();
  await expect(page.locator('.run-editor textarea')).toHaveCount(0);
  await expect(getCode(page)).toBeFocused();
  await page.keyboard.type('here ');
  await expect(getCode(page).locator('.cm-line')).toHaveText([
    'one();',
    'here two();',
  ]);
});

test('the field takes code before its script is there', async ({ page }) => {
  const release = await hold(page, /assets\/js\/playground\./);
  // The script that waits holds the load of the page up.
  await page.goto('playground/', { waitUntil: 'domcontentloaded' });
  await getCode(page).fill('early();');
  release();
  await expect(getTool(page)).toBeVisible();
  await expect(page.locator('.run-editor textarea')).toHaveCount(0);
  await expect(getCode(page)).toHaveText('early();');
  await page.keyboard.type('x');
  await expect(getCode(page)).toHaveText('early();x');
});

test('empty output invites to run, with three samples', async ({ page }) => {
  await open(page);
  const tool = getTool(page);
  const invitation = tool.getByText(/^Press Run: /);
  await expect(invitation).toBeVisible();
  const samples = tool.getByRole('listitem').getByRole('button');
  const names = await samples.allTextContents();
  expect(names).toHaveLength(3);
  for (const name of names) {
    await press(page, name);
    await press(page, 'Run');
    await expect(invitation).toBeHidden();
    const status = tool.getByText(/^(?:Done|Running: waiting for events)\.$/);
    await expect(status, name).toBeVisible();
    await expect(tool.getByRole('log').getByText(/^Error/)).toHaveCount(0);
    if (name !== names[2]) {
      await press(page, 'Reset platform');
      await expect(invitation).toBeVisible();
    }
  }
});

test('it begins with the version that was chosen last', async ({ page }) => {
  await page.goto('docs/0.6.1/api/Device/');
  await page.getByRole('button', { name: 'Version' }).click();
  await page
    .locator('.navbar')
    .getByRole('link', { name: '0.7.0', exact: true })
    .click();
  await expect(page).toHaveURL(/0\.7\.0/);
  await open(page);
  const sdk = page.getByRole('combobox', { name: 'SDK', exact: true });
  await expect(sdk).toHaveValue('0.7.0');
  await test.step('or asked for by a link, which a reload forgets', async () => {
    await open(page, '?version=0.6.0');
    await expect(sdk).toHaveValue('0.6.0');
    await expect(page).toHaveURL(/playground\/$/);
    await sdk.selectOption('0.5.3');
    await page.reload();
    await waitForApp(page);
    await expect(sdk).toHaveValue('0.5.3');
  });
});

test('buttons stand in lines and do not outshine the code, which goes below its line numbers', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const main = page.getByRole('main');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const groups = await main
      .locator('button:visible')
      .evaluateAll((buttons) => {
        const rows = new Map<number, number>();
        for (const button of buttons) {
          if (button.closest('li')) continue;
          const { bottom } = button.getBoundingClientRect();
          const row = Math.round(bottom / 8);
          rows.set(row, (rows.get(row) ?? 0) + 1);
        }
        return [...rows.values()];
      });
    expect(
      groups.filter((count) => count < 2),
      String(width),
    ).toEqual([]);
  }
  const readColor = (element: Element): string =>
    getComputedStyle(element).backgroundColor;
  const color = await main
    .getByRole('button', { name: 'Copy link' })
    .evaluate(readColor);
  const [red = 255] = (color.match(/\d+/g) ?? []).map(Number);
  expect(red).toBeLessThan(80);
  // Not transparent.
  expect(await page.locator('.cm-gutters').evaluate(readColor)).toMatch(
    /^rgb\(/,
  );
});
