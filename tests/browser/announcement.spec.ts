import type { Page } from '@playwright/test';
import { NEWEST, PAGES } from './pages';
import { expect, test } from './test';
import { getButton, getRegion } from './roles';

const bar = (page: Page) => getRegion(page, 'Announcement');

test('what the site documents is announced until it is dismissed @start', async ({
  page,
}) => {
  await page.goto(PAGES.guide);
  await expect(bar(page)).toContainText(NEWEST);
  await expect(bar(page).getByRole('link')).toHaveAttribute(
    'href',
    /quick-start-guide\/#newer-sdks$/,
  );
  await page.setViewportSize({ width: 1280, height: 600 });
  const pages = page.getByRole('navigation', {
    name: 'Pages',
    exact: true,
  });
  const below = await pages.evaluate((menu) => {
    menu.scrollTop = menu.scrollHeight;
    const shown = [...menu.querySelectorAll('a')].filter(
      (link) => link.getClientRects().length,
    );
    const last = shown.pop()?.getBoundingClientRect();
    return (last?.bottom ?? NaN) - innerHeight;
  });
  expect(below, 'the last entry shows').toBeLessThanOrEqual(0);
  await getButton(bar(page), /Close/).click();
  await expect(bar(page)).toBeHidden();
  for (const path of [PAGES.home, PAGES.module]) {
    // Records whether the announcement was visible at any time.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const own = document.querySelector('[data-announcement]');
        if (own?.getClientRects().length)
          document.documentElement.dataset['flashed'] = '';
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(path);
    await expect(bar(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
  }
});
