import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, test } from './test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * Heights of an element in the frames after a press, until it rests; of what opens
 * over the text, 0 while it is not there.
 */
async function watchHeights(
  button: Locator,
  element: Locator,
  inner = ':scope',
): Promise<readonly number[]> {
  const heights = element.evaluate(
    (node, selector) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        const measure = (): void => {
          const shown = node.querySelector(selector) ?? node;
          seen.push(Math.round(shown.getBoundingClientRect().height));
          if (seen.length < 60) requestAnimationFrame(measure);
          else resolve(seen);
        };
        requestAnimationFrame(measure);
      }),
    inner,
  );
  await button.click();
  return heights;
}

const firstDetails = (page: Page): Locator =>
  anyOf(page.locator('main details:not([data-page-menu])'));

test('"On this page" of small screens opens and closes in steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  const button = page.getByRole('button', { name: 'On this page' });
  const place = button.locator('..');
  const opening = await watchHeights(button, place, 'ul');
  expect(new Set(opening).size).toBeGreaterThan(4);
  const closing = await watchHeights(button, place, 'ul');
  expect(new Set(closing).size).toBeGreaterThan(4);
  await expect(anyOf(place.getByRole('link'))).toBeHidden();
});

test('what closes cannot be reached, what is closed can be found, and a second press turns back', async ({
  page,
}) => {
  await page.goto(PAGES.module);
  const details = firstDetails(page);
  const content = anyOf(details.locator(':scope > :not(summary)'));
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('open', '');
  const isInert = await details.evaluate((node) => {
    node.querySelector('summary')?.click();
    return node.querySelector(':scope > :not(summary)')?.hasAttribute('inert');
  });
  expect(isInert).toBe(true);
  await expect(details).not.toHaveAttribute('open');
  // The browser's search and fragments open it: nothing is in their way.
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
});

test('parts open at once for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGES.module);
  const details = firstDetails(page);
  const heights = await watchHeights(details.locator('summary'), details);
  expect(new Set(heights).size).toBeLessThanOrEqual(2);
});
