import { expect as base, type Locator, type Page } from '@playwright/test';
import { at } from './pick';

/** With two tests at a time, what a sandbox does may take long. */
export const expect = base.configure({ timeout: 15_000 });

/** The panel of a sample, and what a reader does with it. */
export class RunPanel {
  readonly output: Locator;
  readonly status: Locator;
  /** Takes the place of the code. */
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

  /** Puts other code in the place of the sample, and runs it. */
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

  /** What is chosen in a list of the platform. */
  getChosen(list: 'Event' | 'Method'): Locator {
    return this.element.getByLabel(list).locator('option:checked');
  }

  async show(tab: 'Output' | 'Messages' | 'Platform'): Promise<void> {
    await this.element.getByRole('tab', { name: tab }).click();
  }
}

/** A sample in a part of the page, by its title. */
export const getSample = (part: Locator, title: string): Locator =>
  part.locator('.theme-code-block').filter({
    has: part
      .page()
      .getByRole('group', { name: `Code: ${title}`, exact: true }),
  });

/** Presses Run on the first sample in a part of the page. */
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
