import { PAGES } from './pages';
import { at } from './pick';
import { expect, plainTest as test } from './test';

test(
  'the first Tab leads past the menus',
  { tag: '@engines' },
  async ({ page }) => {
    await page.goto(PAGES.module);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = await page.evaluate(() =>
      document.querySelector('main article')?.contains(document.activeElement),
    );
    expect(isInMain).toBe(true);
  },
);

test('breadcrumbs name the group and then the page', async ({ page }) => {
  await page.goto(PAGES.oldVersion);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'Localization',
    'Language and geofencing',
  ]);
  await expect(crumbs.getByText('Language and geofencing')).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('breadcrumbs lead up to the group and home', async ({ page }) => {
  await page.goto(PAGES.schemas);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.getByRole('link', { name: 'Schemas' }).click();
  await expect(page).toHaveURL(/\/docs\/category\/schemas\/$/);
  await crumbs.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL(/\/firebolt-documentation\/$/);
});

test('the first group of the API leads to its overview before all', async ({
  page,
}) => {
  await page.goto(PAGES.home);
  await page
    .locator('.navbar')
    .getByRole('link', { name: 'API', exact: true })
    .click();
  const main = page.getByRole('main');
  await expect(at(main.getByRole('heading'), 1)).toHaveText('Overview');
  await main.getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(/\/docs\/api\/$/);
});

test('no two pages of the API have the same name in the sidebar', async ({
  page,
}) => {
  await page.goto(PAGES.category);
  const names = await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link')
    .evaluateAll((links) => links.map(({ textContent }) => textContent));
  expect(names).toContain('Lifecycle types');
  expect(names.length).toBe(new Set(names).size);
});

test('cards of a group say in full what each page gives', async ({ page }) => {
  await page.goto(PAGES.category);
  const card = page
    .getByRole('main')
    .locator('section > *')
    .filter({ has: page.getByRole('heading', { name: 'Errors' }) });
  const text = card.locator('p');
  await expect(text).toContainText('promise rejects');
  expect(
    await text.evaluate((element) => element.scrollWidth - element.clientWidth),
  ).toBe(0);
  await expect(card).not.toContainText(/\p{Extended_Pictographic}/u);
  await card.click();
  await expect(page).toHaveURL(/\/api\/schemas\/Errors\/$/);
});
