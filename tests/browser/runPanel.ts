import { expect as base, type Locator, type Page } from '@playwright/test';
import { at } from './pick';

/** Sandboxes can be slow while another test runs. */
export const expect = base.configure({ timeout: 15_000 });

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
    this.status = element.locator('.run-bar').getByRole('status');
    this.editor = page.getByRole('textbox', { name: /^Code: / });
  }

  async press(name: string): Promise<void> {
    await this.element.getByRole('button', { name, exact: true }).click();
  }

  async runCode(code: string): Promise<void> {
    const edit = this.element.getByRole('button', {
      name: 'Edit',
      exact: true,
    });
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

  async show(tab: 'Output' | 'Messages' | 'Platform'): Promise<void> {
    await this.element.getByRole('tab', { name: tab }).click();
  }
}

export const getSample = (part: Locator, title: string): Locator =>
  part.locator('.theme-code-block').filter({
    has: part
      .page()
      .getByRole('group', { name: `Code: ${title}`, exact: true }),
  });

export async function runSample(page: Page, part: Locator): Promise<RunPanel> {
  const run = page.getByRole('button', { name: 'Run', exact: true });
  const block = at(part.locator('.theme-code-block').filter({ has: run }), 0);
  const name = await block.locator('pre').getAttribute('aria-label');
  await block.getByRole('button', { name: 'Run', exact: true }).click();
  // The panel of another sample may still be there.
  const element = page.getByRole('region', {
    name: `Run: ${name?.replace(/^Code: /, '') ?? ''}`,
    exact: true,
  });
  await expect(element).toBeVisible();
  return new RunPanel(page, element);
}
