import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { settle } from './settle';
import { expect, returningTest as test } from './test';
import { scrollPage } from './reader';

const getContents = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'On this page' });

test('the contents of a page mark the heading that is read, and lead to each', async ({
  page,
}) => {
  await page.goto(PAGES.module);

  await test.step('marks the heading that is being read', async () => {
    const current = getContents(page).locator(
      '.table-of-contents__link--active',
    );
    await expect(current).toHaveText('Overview');
    const heading = page.locator('#network');
    const scroll = (): Promise<void> =>
      heading.evaluate((element) => {
        element.scrollIntoView();
      });
    await scroll();
    // Before the first scroll, the content above had an estimated height.
    await settle(page);
    await scroll();
    await expect(current).toHaveText('network');
    await expect(current).toHaveCount(1);
  });

  await test.step('leads to a heading below the navbar, not behind it', async () => {
    await scrollPage(page, 0);
    await getContents(page)
      .getByRole('link', { name: 'network', exact: true })
      .click();
    const top = (): Promise<number> =>
      page
        .locator('#network')
        .evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(110);
    expect(await top()).toBeGreaterThanOrEqual(60);
  });
});
