import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, test } from './test';
import { getButton } from './roles';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Motion {
  /** Number of different heights in all frames; a missing element is 0 pixels high. */
  readonly heights: number;
  readonly duration: number;
}

/** Presses a button, and records the height of an element or its content for a second. */
async function watch(
  button: Locator,
  element: Locator,
  inner = ':scope',
): Promise<Motion> {
  const motion = element.evaluate(
    (node, selector) =>
      new Promise<Motion>((resolve) => {
        const heights = new Set<number>();
        let duration = 0;
        let frames = 0;
        const look = (): void => {
          const shown = node.querySelector(selector) ?? node;
          heights.add(Math.round(shown.getBoundingClientRect().height));
          for (const { effect } of shown.getAnimations())
            duration = Number(effect?.getTiming().duration ?? 0);
          if ((frames += 1) < 60) requestAnimationFrame(look);
          else resolve({ heights: heights.size, duration });
        };
        requestAnimationFrame(look);
      }),
    inner,
  );
  await button.click();
  return motion;
}

const firstDetails = (page: Page): Locator =>
  anyOf(page.locator('main details:not([data-page-menu])'));

test('"On this page" of small screens opens and closes in steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  const button = getButton(page, 'On this page');
  const place = button.locator('..');
  const opening = await watch(button, place, 'ul');
  expect(opening.heights).toBeGreaterThan(4);
  const closing = await watch(button, place, 'ul');
  expect(closing.heights).toBeGreaterThan(4);
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
});

async function markGroups(page: Page): Promise<void> {
  const counts = await page
    .locator('aside .menu__list-item--collapsed')
    .evaluateAll((groups) => {
      const count = (group?: Element) => group?.querySelectorAll('a').length;
      groups.sort((a, b) => (count(a) ?? 0) - (count(b) ?? 0));
      groups[0]?.setAttribute('id', 'shortest');
      groups.at(-1)?.setAttribute('id', 'longest');
      return [count(groups[0]) ?? 0, count(groups.at(-1)) ?? 0];
    });
  expect(counts[1]).toBeGreaterThan(counts[0] ?? 0);
}

const openGroup = (page: Page, id: string): Promise<Motion> =>
  watch(
    page.locator(`#${id} > div [data-control=category]`),
    page.locator(`#${id} > ul`),
  );

test('a group of the sidebar opens in a time that depends on its height', async ({
  page,
}) => {
  await page.goto(PAGES.guide);
  await markGroups(page);
  const short = await openGroup(page, 'shortest');
  const long = await openGroup(page, 'longest');
  expect(short.heights).toBeGreaterThan(3);
  expect(short.duration).toBeGreaterThan(0);
  expect(long.duration).toBeGreaterThan(short.duration);
});

test('parts open at once for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGES.module);
  const details = firstDetails(page);
  const opening = await watch(details.locator('summary'), details);
  expect(opening.duration).toBe(0);
  expect(opening.heights).toBeLessThanOrEqual(2);
});
