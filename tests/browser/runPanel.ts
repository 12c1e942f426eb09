import type { Locator, Page } from '@playwright/test';
import { at } from './pick';
import { EXACT, getButton, getRegion, getStatus, getTab } from './roles';
import { expect } from './test';

export class RunPanel {
  readonly output: Locator;
  readonly status: Locator;
  /** The editor that replaces the code block. */
  readonly editor: Locator;

  constructor(
    private readonly page: Page,
    readonly element: Locator,
  ) {
    this.output = element.getByRole('log');
    this.status = getStatus(element.locator('.run-bar'));
    this.editor = page.getByRole('textbox', { name: /^Code: / });
  }

  async press(name: string): Promise<void> {
    await getButton(this.element, name, EXACT).click();
  }

  async runCode(code: string): Promise<void> {
    const edit = getButton(this.element, 'Edit', EXACT);
    if (!(await this.editor.isVisible())) await edit.click();
    await this.editor.focus();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(code);
    await this.page.keyboard.press('Control+Enter');
  }

  /** Returns the selected option in one of the platform's lists. */
  getChosen(list: 'Event' | 'Method'): Locator {
    return this.element.getByLabel(list).locator('option:checked');
  }

  getGroup(name: string): Locator {
    return this.element.getByRole('group', { name });
  }

  async show(tab: 'Output' | 'Messages' | 'Platform'): Promise<void> {
    await getTab(this.element, tab).click();
  }
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
  return new RunPanel(page, element);
}
