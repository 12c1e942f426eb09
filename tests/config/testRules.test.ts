import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  // Types take seconds to read, and this rule needs none.
  overrideConfig: {
    languageOptions: {
      parserOptions: { project: false, projectService: false },
    },
  },
});

async function lint(
  text: string,
  filePath = 'tests/browser/shell.spec.ts',
): Promise<number> {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.errorCount ?? 0;
}

it.each([
  'await page.waitForTimeout(100);',
  "await page.waitForLoadState('networkidle');",
  "await page.goto('./', { waitUntil: 'networkidle' });",
  "await page.getByRole('link').first().click();",
  "await page.getByRole('link').last().click();",
  "await page.getByRole('link').nth(1).click();",
])('a browser test may not say %s', async (text) => {
  expect(await lint(text)).toBe(1);
});

it.each([
  [
    'wait for what a reader sees',
    "await expect(page.getByRole('alert')).toBeVisible();",
  ],
  [
    'say which of several it means',
    "await at(page.getByRole('link'), -1).click();",
  ],
])('a browser test may %s', async (_, text) => {
  expect(await lint(text)).toBe(0);
});

it.each([
  ["vi.mock('../../src/site/run');", 1],
  ["vi.doMock('./run');", 1],
  ["vi.mock('@theme/Tabs');", 0],
])('a test that says %s has %i faults', async (text, count) => {
  for (const file of ['config/site.test.ts', 'browser/run/sdk.test.ts']) {
    expect(await lint(text, `tests/${file}`)).toBe(count);
  }
});
