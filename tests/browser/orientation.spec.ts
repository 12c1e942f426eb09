import { PAGES } from './pages';
import { at } from './pick';
import { expect, plainTest as test } from './test';
import { followNavbar } from './reader';
import { getLink, getMain } from './roles';

test('the first Tab leads past the menus @engines', async ({ page }) => {
  await page.goto(PAGES.module);
  await page.keyboard.press('Tab');
  const skip = getLink(page, 'Skip to main content');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() =>
    document.querySelector('main article')?.contains(document.activeElement),
  );
  expect(isInMain).toBe(true);
});

test('the first group of the API names each page once, says what it gives, and leads to it', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  await followNavbar(page, 'API');
  const main = getMain(page);
  await expect(at(main.getByRole('heading'), 1)).toHaveText('Overview');
  const names = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map(({ textContent }) => textContent));
  expect(names).toContain('Lifecycle types');
  expect(names.length).toBe(new Set(names).size);
  const card = main
    .locator('section > *')
    .filter({ has: page.getByRole('heading', { name: 'Errors' }) });
  await expect(card.locator('p')).toContainText('promise rejects');
  await card.click();
  await expect(page).toHaveURL(/\/api\/schemas\/Errors\/$/);
  await page.goBack();
  await getLink(main, 'Overview').click();
  await expect(page).toHaveURL(/\/docs\/api\/$/);
});
