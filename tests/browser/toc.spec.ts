import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { expect, plainTest as test } from './test';

const getContents = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'On this page' });

test('lists the headings of levels 2 and 3', async ({ page }) => {
  await page.goto(PAGES.module);
  const headings = await page
    .locator('article :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map(({ id }) => `#${id}`));
  const links = await getContents(page)
    .getByRole('link')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
  expect(links).toEqual(headings);
});

test('marks the heading that is being read', async ({ page }) => {
  await page.goto(PAGES.module);
  const current = getContents(page).locator('.table-of-contents__link--active');
  await expect(current).toHaveText('Overview');
  await page.locator('#network').evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(current).toHaveText('network');
  await expect(current).toHaveCount(1);
});

test('leads to a heading below the navbar, not behind it', async ({ page }) => {
  await page.goto(PAGES.module);
  await getContents(page)
    .getByRole('link', { name: 'network' })
    .first()
    .click();
  const top = (): Promise<number> =>
    page
      .locator('#network')
      .evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(110);
  expect(await top()).toBeGreaterThanOrEqual(60);
});

test('opens and closes on small screens and says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('link', { name: 'network' }).first(),
  ).toBeVisible();
});
