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

async function lint(text: string): Promise<number> {
  const [result] = await eslint.lintText(text, {
    filePath: 'tests/browser/shell.spec.ts',
  });
  return result?.errorCount ?? 0;
}

it.each([
  'await page.waitForTimeout(100);',
  "await page.waitForLoadState('networkidle');",
  "await page.goto('./', { waitUntil: 'networkidle' });",
])('a browser test may not say %s', async (text) => {
  expect(await lint(text)).toBe(1);
});

it('a browser test may wait for what a reader sees', async () => {
  const text = "await expect(page.getByRole('alert')).toBeVisible();";
  expect(await lint(text)).toBe(0);
});
