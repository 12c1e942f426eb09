import { PAGES } from '../browser/pages';
import { expect, test } from '../browser/test';

// After the first page, webpack compiles the search, which can reload the page.
test('the first page is complete after a while', async ({ page }) => {
  await page.goto(PAGES.guide);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
});
