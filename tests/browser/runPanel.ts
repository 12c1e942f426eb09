import type { Locator, Page } from '@playwright/test';
import { at } from './pick';
import { EXACT, getButton, getRegion, getStatus, getTab } from './roles';
import { expect } from './test';

export type RunPanel = ReturnType<typeof getPanel>;

export function getPanel(element: Locator) {
  const page = element.page();
  /** The editor that replaces the code block. */
  const editor = page.getByRole('textbox', { name: /^Code: / });
  return {
    element,
    editor,
    output: element.getByRole('log'),
    status: getStatus(element.locator('.run-bar')),
    press: (name: string) => getButton(element, name, EXACT).click(),
    runCode: async (code: string): Promise<void> => {
      const edit = getButton(element, 'Edit', EXACT);
      if (!(await editor.isVisible())) await edit.click();
      await editor.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(code);
      await page.keyboard.press('Control+Enter');
    },
    /** Returns the selected option in one of the platform's lists. */
    getChosen: (list: 'Event' | 'Method') =>
      element.getByLabel(list).locator('option:checked'),
    getGroup: (name: string) => element.getByRole('group', { name }),
    show: (tab: 'Output' | 'Messages' | 'Platform') =>
      getTab(element, tab).click(),
  };
}

/** Returns the first sample that can be run. */
export function getSample(part: Locator): Locator {
  const run = part.page().locator('[data-control="run"]');
  return at(part.locator('.theme-code-block').filter({ has: run }), 0);
}

export async function runSample(page: Page, part: Locator): Promise<RunPanel> {
  const block = getSample(part);
  const name = await block.locator('pre').getAttribute('aria-label');
  await getButton(block, 'Run', EXACT).click();
  // The panel of another sample may still be there.
  const element = getRegion(
    page,
    `Run: ${name?.replace(/^Code: /, '') ?? ''}`,
    EXACT,
  );
  await expect(element).toBeVisible();
  return getPanel(element);
}
