import type { Page } from '@playwright/test';
import { PAGES } from './pages';
import { expect, plainTest as test } from './test';

/** What the specification asks for and no other file does, in the built site. */

interface Motion {
  /** Different heights, frame by frame. */
  readonly heights: number;
  readonly duration: number;
}

/** Presses a button and watches the element that it opens or closes. */
const watch = (page: Page, button: string, element: string): Promise<Motion> =>
  page.evaluate(
    ([pressed = '', moved = '']) =>
      new Promise<Motion>((resolve) => {
        const target = document.querySelector(moved);
        if (!target) throw new Error(`nothing fits ${moved}`);
        document.querySelector<HTMLElement>(pressed)?.click();
        const [animation] = target.getAnimations();
        const duration = Number(animation?.effect?.getTiming().duration ?? 0);
        const heights = new Set<number>();
        const look = (): void => {
          heights.add(target.getBoundingClientRect().height);
          if (target.getAnimations().length > 0) requestAnimationFrame(look);
          else resolve({ heights: heights.size, duration });
        };
        look();
      }),
    [button, element],
  );

/** Marks the groups of the sidebar by how many pages they have. */
async function markGroups(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const groups = [
      ...document.querySelectorAll('aside .menu__list-item--collapsed'),
    ].map((group) => ({
      group,
      count: group.querySelectorAll('a').length,
    }));
    groups.sort((a, b) => a.count - b.count);
    groups[0]?.group.setAttribute('id', 'shortest');
    groups.at(-1)?.group.setAttribute('id', 'longest');
    return [groups[0]?.count ?? 0, groups.at(-1)?.count ?? 0];
  });
  expect(found[1]).toBeGreaterThan(found[0] ?? 0);
}

test('a group of the sidebar opens in a time that depends on its height', async ({
  page,
}) => {
  const open = (id: string): Promise<Motion> =>
    watch(page, `#${id} [data-control=category]`, `#${id} > ul`);
  await page.goto(PAGES.guide);
  await markGroups(page);
  await test.step('a group of the sidebar opens at once for who wants less motion', async () => {
    expect(await open('longest')).toEqual({ heights: 1, duration: 0 });
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await markGroups(page);
  const short = await open('shortest');
  const long = await open('longest');
  expect(short.heights).toBeGreaterThan(3);
  expect(short.duration).toBeGreaterThan(0);
  expect(long.duration).toBeGreaterThan(short.duration);
});

test('small screens end at 996 pixels', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 996, height: 700 });
  await page.goto(PAGES.module);
  await expect(toggle).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(toggle).toBeHidden();
  await expect(page.getByRole('complementary')).toBeVisible();
});
