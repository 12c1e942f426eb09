import type { Page } from '@playwright/test';
import { saveData } from './faults';
import { anyOf } from './pick';
import { expect, freshTest as test } from './test';
import { settle } from './settle';
import { getTitle, scrollPage } from './reader';
import { getAlert, getButton, getDialog, getLink, getMain } from './roles';

/** A link to a page that hasn't been prefetched. */
const link = (page: Page) => anyOf(getLink(getMain(page), /Deep linking/i));

const START = 'docs/firebolt_docs/discovery/content-discovery/';

test(
  'without a network, a link keeps the page and says so, and Back works',
  { tag: '@engines' },
  async ({ page, context }) => {
    await saveData(page);
    await page.goto(START);
    await scrollPage(page, 600);
    await context.setOffline(true);
    await link(page).dispatchEvent('click', { button: 0 });
    await expect(getAlert(page)).toContainText("The site can't be reached");
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    await expect(getTitle(page)).toHaveText('Content discovery');
    // The notice stays while the page is asked for again.
    const failed = page.waitForEvent('requestfailed');
    await getButton(page, 'Retry').click();
    await failed;
    await expect(getAlert(page)).toContainText("The site can't be reached");
    await context.setOffline(false);
    await link(page).click();
    await expect(getTitle(page)).toHaveText('Deep linking');
    await expect(getAlert(page)).toBeHidden();
    await context.setOffline(true);
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Content discovery');
  },
);

test('a page that is not one of the site opens a second time, too', async ({
  page,
}) => {
  for (let i = 0; i < 2; i += 1) {
    await page.goto(START);
    await settle(page);
    await link(page).evaluate((element) => {
      element.setAttribute('href', '../missing/');
    });
    await anyOf(page.locator('main a[href="../missing/"]')).click();
    await expect(getTitle(page)).toHaveText('Page not found');
  }
});

test('in the menu of a phone, a link without a network closes the menu and says so', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(START);
  await settle(page);
  await context.setOffline(true);
  await getButton(page, 'Open menu').click();
  const menu = getDialog(page, 'Menu');
  await getLink(menu, 'Deep linking').click();
  await expect(getAlert(page)).toContainText("The site can't be reached");
  await expect(menu).toHaveCount(0);
  await context.setOffline(false);
  await expect(getAlert(page)).toBeHidden();
});
