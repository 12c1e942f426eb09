import type { Locator, Page } from '@playwright/test';
import { openApp } from './faults';
import { expectText } from './reader';
import { expect } from './test';
import { EXACT, getButton, getMain, getOptions, getRegion } from './roles';

export function getPlayground(page: Page) {
  const main = getMain(page);
  const code = main.getByRole('textbox', { name: 'Code', exact: true });
  const press = (name: string): Promise<void> =>
    getButton(main, name, EXACT).click();
  const getList = (name: 'SDK' | 'Language'): Locator =>
    main.getByRole('combobox', { name, exact: true });
  return {
    page,
    main,
    code,
    tool: getRegion(page, 'Editor and output'),
    output: main.getByRole('log'),
    state: main.locator('.run-bar > [role="status"]'),
    samples: main.getByRole('combobox', { name: 'Sample' }),
    options: getOptions(main.getByRole('listbox')),
    press,
    getList,
    waitForEditor: () => expect(main.locator('.run-editor')).toBeVisible(),
    write: async (text: string): Promise<void> => {
      await code.click();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(text);
    },
    expectTerms: async (version: string, language: 'js' | 'ts') => {
      await expect(getList('SDK')).toHaveValue(version);
      await expect(getList('Language')).toHaveValue(language);
    },
    copyLink: async (): Promise<string> => {
      await press('Copy link');
      await expectText(main, /^Link copied/);
      return page.evaluate(() => navigator.clipboard.readText());
    },
  };
}

export async function openPlayground(page: Page, fragment = '') {
  await openApp(page, `playground/${fragment}`);
  const playground = getPlayground(page);
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
