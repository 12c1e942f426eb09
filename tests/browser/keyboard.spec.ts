import type { Page } from '@playwright/test';
import { openApp } from './faults';
import { NEWEST, PAGES } from './pages';
import { at } from './pick';
import { expect, test, step } from './test';
import { EXACT, getButton, getLink, getRegion } from './roles';

interface Stop {
  readonly name: string;
  readonly fault?: string;
}

/** Returns the focused element, and what hides its focus from the reader. */
function inspectFocus(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const name =
      focused.getAttribute('aria-label') ?? focused.textContent.trim();
    const { top, bottom, width, height } = focused.getBoundingClientRect();
    const isFixed =
      getComputedStyle(focused).position === 'fixed' ||
      focused.closest('.navbar, .theme-doc-sidebar-container');
    const navbar = document.querySelector('.navbar')?.getBoundingClientRect();
    const faults = [
      getComputedStyle(focused).outlineStyle !== 'solid' && 'no outline',
      !isFixed &&
        top >= (navbar?.top ?? 0) &&
        bottom <= (navbar?.bottom ?? 0) &&
        'behind the navbar',
      (bottom <= 0 || top >= innerHeight) && 'outside of the window',
      Math.min(width, height) < 1 && 'no size',
    ];
    const fault = faults.find((text) => text !== false);
    return { name: name.slice(0, 40), ...(fault && { fault }) };
  });
}

async function walk(page: Page, key: string, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let i = 0; i < count; i += 1) {
    await page.keyboard.press(key);
    stops.push(await inspectFocus(page));
  }
  return stops;
}

test('the focus shows', async ({ page }) => {
  await openApp(page, 'docs/api/Localization/');

  await step('at every stop of Tab, there and back', async () => {
    const there = await walk(page, 'Tab', 60);
    // At a zoom of 400 %, moving backward must not leave the focus behind the navbar.
    await page.setViewportSize({ width: 320, height: 256 });
    await getLink(page, 'Forum').focus();
    const back = await walk(page, 'Shift+Tab', 40);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect([...there, ...back].filter(({ fault }) => fault)).toEqual([]);
    expect(new Set(there.map(({ name }) => name)).size).toBeGreaterThan(40);
  });

  await step('after Tab, but not after a click', async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':focus { outline: 3px solid red }');
      document.adoptedStyleSheets.push(sheet);
    });
    const mode = getButton(page, /dark and light mode/);
    await mode.click();
    await expect(mode).toBeFocused();
    await expect(mode).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(mode).toHaveCSS('outline-style', 'solid');
    await getButton(page, 'Version').click();
    await page.keyboard.press('ArrowDown');
    const focused = page.locator('.navbar :focus');
    await expect(focused).toHaveText(NEWEST);
    await expect(focused).toHaveCSS('outline-style', 'solid');
  });
});

test('a page of a module works by keyboard and is read in order', async ({
  page,
}) => {
  await page.goto(PAGES.module);

  await step('signatures wrap, and Tab skips them', async () => {
    const stops = await page
      .locator('main pre:not([role])')
      .evaluateAll((elements) =>
        elements.map((element) => [
          (element as HTMLElement).tabIndex,
          element.scrollWidth - element.clientWidth,
        ]),
      );
    expect(stops.length).toBeGreaterThan(20);
    expect(
      stops.filter(([tab, over]) => tab !== -1 || (over ?? 0) > 0),
    ).toEqual([]);
  });

  await step('a selection holds no name of a button', async () => {
    const text = await page.evaluate(() => {
      const [, first, , last] = document.querySelectorAll('.theme-code-block');
      const range = document.createRange();
      range.setStartBefore(first as Element);
      range.setEndAfter(last as Element);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
      return String(getSelection());
    });
    expect(text).toContain('Device');
    expect(text).not.toMatch(/^\s*Run\s*$/m);
  });

  await step('details open and close by keyboard', async () => {
    const summary = at(page.getByText('JSON-RPC messages'), 0);
    const message = at(page.getByRole('group', { name: 'Request' }), 0);
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(message).toBeHidden();
  });

  await step('a method is read in order', async () => {
    const method = getRegion(page, 'hdcp', EXACT);
    await expect(method).toMatchAriaSnapshot(`
          - heading /^hdcp/ [level=3]
          - paragraph: Get the value
          - paragraph: /^Returns which versions of HDCP/
          - heading "Result" [level=4]
          - term
          - heading "Errors" [level=4]
          - heading "Examples" [level=4]
          - 'group "Code: HDCP 1.4 and 2.2"'
          - button "Run"
          - group: JSON-RPC messages
        `);
  });
});
