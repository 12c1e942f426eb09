import type { Locator } from '@playwright/test';
import { PAGES, SHORT_PAGE } from './pages';
import { anyOf } from './pick';
import { expect, step, test } from './test';
import { getButton } from './roles';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Motion {
  /** Heights in pixels. */
  readonly from: number;
  readonly to: number;
  /** In milliseconds. */
  readonly duration: number;
}

/** Presses a button, and returns the changes of heights that begin. */
const press = (button: Locator): Promise<readonly Motion[]> =>
  button.evaluate((element: HTMLElement) => {
    element.click();
    return document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return [];
      const [from = NaN, to] = effect
        .getKeyframes()
        .map(({ height }) => parseFloat(String(height)));
      const duration = Number(effect.getTiming().duration);
      return to === undefined || isNaN(to) ? [] : [{ from, to, duration }];
    });
  });

test('"On this page" of small screens opens and closes in steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(SHORT_PAGE);
  const button = getButton(page, 'On this page');
  const [opening] = await press(button);
  expect(opening?.from).toBe(0);
  expect(opening?.duration).toBeGreaterThan(0);
  const link = anyOf(button.locator('..').getByRole('link'));
  await expect(link).toBeVisible();
  const [closing] = await press(button);
  expect(closing?.to).toBe(0);
  expect(closing?.duration).toBeGreaterThan(0);
  await expect(link).toBeHidden();
});

test('what closes cannot be reached, what is closed can be found, and a second press turns back', async ({
  page,
}) => {
  await page.goto(SHORT_PAGE);
  const details = anyOf(page.locator('main details:not([data-page-menu])'));
  const content = anyOf(details.locator(':scope > :not(summary)'));
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  const isInert = await details.evaluate((node) => {
    node.querySelector('summary')?.click();
    return node.querySelector(':scope > :not(summary)')?.hasAttribute('inert');
  });
  expect(isInert).toBe(true);
  await expect(details).not.toHaveAttribute('open');
  // The content isn't inert, so the browser's search and fragments can open the element.
  await expect(content).not.toHaveAttribute('inert');

  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  await details.evaluate((node) => {
    const head = node.querySelector('summary');
    head?.click();
    head?.click();
  });
  await expect(details.locator('[inert]')).toHaveCount(0);
  await expect
    .poll(() => details.evaluate((node) => node.getAnimations().length))
    .toBe(0);
  await expect(details).toHaveAttribute('open', '');

  await step('and at once for who wants less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await press(details.locator('summary'))).toEqual([]);
    await expect(details).not.toHaveAttribute('open');
  });
});

test('a group of the sidebar opens in a time that depends on its height', async ({
  page,
}) => {
  await page.goto(PAGES.guide);
  const groups = page.locator(
    'aside .menu__list-item--collapsed > div [data-control=category]',
  );
  const motions: Motion[] = [];
  for (const group of (await groups.all()).reverse())
    motions.push(...(await press(group)));
  const [short, ...others] = motions.sort((a, b) => a.to - b.to);
  const tall = others.pop();
  expect(short?.from).toBe(0);
  expect(short?.duration).toBeGreaterThan(0);
  expect(tall?.to).toBeGreaterThan(short?.to ?? NaN);
  expect(tall?.duration).toBeGreaterThan(short?.duration ?? NaN);
});
