import type { Locator, Page } from '@playwright/test';
import { openApp } from './faults';
import { expect } from './test';
import { EXACT, getButton, getMain, getOptions, getRegion } from './roles';

export class Playground {
  readonly main: Locator;
  readonly tool: Locator;
  readonly code: Locator;
  readonly output: Locator;
  readonly state: Locator;
  readonly samples: Locator;
  readonly options: Locator;

  constructor(readonly page: Page) {
    this.main = getMain(page);
    this.tool = getRegion(page, 'Editor and output');
    this.code = this.main.getByRole('textbox', { name: 'Code', exact: true });
    this.output = this.main.getByRole('log');
    this.state = this.main.locator('.run-bar > [role="status"]');
    this.samples = this.main.getByRole('combobox', { name: 'Sample' });
    this.options = getOptions(this.main.getByRole('listbox'));
  }

  async waitForEditor(): Promise<void> {
    await expect(this.main.locator('.run-editor')).toBeVisible();
  }

  async write(code: string): Promise<void> {
    await this.code.click();
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(code);
  }

  async press(name: string): Promise<void> {
    await getButton(this.main, name, EXACT).click();
  }

  getList(name: 'SDK' | 'Language'): Locator {
    return this.main.getByRole('combobox', { name, exact: true });
  }

  async expectTerms(version: string, language: 'js' | 'ts'): Promise<void> {
    await expect(this.getList('SDK')).toHaveValue(version);
    await expect(this.getList('Language')).toHaveValue(language);
  }

  async copyLink(): Promise<string> {
    await this.press('Copy link');
    await expect(this.main.getByText(/^Link copied/)).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}

export async function openPlayground(
  page: Page,
  fragment = '',
): Promise<Playground> {
  await openApp(page, `playground/${fragment}`);
  const playground = new Playground(page);
  await playground.waitForEditor();
  return playground;
}

/** Sums up layout shifts, including shifts right after a click. */
export const watchShift = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const known = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        known.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

/** Returns the layout shift since the last call. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const { shift } = window as unknown as { shift: number };
    Object.assign(window, { shift: 0 });
    return shift;
  });

export async function expectStill(page: Page, name?: string): Promise<void> {
  expect.soft(await readShift(page), name).toBeLessThan(0.02);
}
