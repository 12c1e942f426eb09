import { BUNDLES, hold, LATER, openApp } from './faults';
import { expect, returningTest as test } from './test';
import { getTitle } from './reader';
import { EXACT, getButton, getLink, getRegion } from './roles';

test('A to Z has letters and a filter', async ({ page }) => {
  const release = await hold(page, BUNDLES);
  await page.goto('docs/api/symbols/', { waitUntil: 'commit' });
  const letters = page.getByRole('navigation', { name: 'Letters' });
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('typed early');
  const k = getRegion(page, 'K', EXACT);
  await expect(k).toBeVisible();
  release();
  await expect(k).toBeHidden();
  await filter.fill('');
  await getLink(letters, 'K', EXACT).click();
  await expect(page).toHaveURL(/#letter-k$/);
  await expect(k).toBeInViewport();
  await filter.fill('CAPTIONS');
  const links = page.locator('#symbols').getByRole('link');
  await expect(k).toBeHidden();
  await expect(letters).toBeHidden();
  const names = await links
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => link.textContent));
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect(name.toLowerCase()).toContain('captions');
  await expect(page.getByText(`${names.length} names.`)).toBeVisible();
  for (const code of ['Device.hdcp', 'device.HDCP()', 'hdcp (Device)']) {
    await filter.fill(code);
    await expect(links.filter({ visible: true }), code).toHaveText([
      'hdcp (Device)',
      'hdcpChanged (Device)',
    ]);
  }
  await filter.fill('');
  await getLink(letters, 'K', EXACT).click();
  await expect(k).toBeInViewport();
  await filter.fill('nothing like it');
  await expect(page.getByText('No names.')).toBeVisible();
});

test('the menu of a page moves nothing and closes, and a selection holds no name of a button', async ({
  page,
}) => {
  // The menu also closes while other scripts load.
  await page.route(LATER, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openApp(page, 'docs/api/Device/');
  const text = await page.evaluate(() => {
    const blocks = document.querySelectorAll('.theme-code-block');
    const range = document.createRange();
    range.setStartBefore(blocks[1] as Element);
    range.setEndAfter(blocks[4] as Element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
    return String(getSelection());
  });
  expect(text).toContain('Device');
  expect(text).not.toMatch(/^\s*Run\s*$/m);

  const menu = page.getByText('Actions', { exact: true });
  const title = getTitle(page);
  const overview = page.getByRole('heading', { name: 'Overview' });
  const place = await overview.boundingBox();
  await menu.click();
  const copy = getButton(page, 'Copy link');
  await expect(copy).toBeVisible();
  expect(await overview.boundingBox()).toEqual(place);
  await page.keyboard.press('Escape');
  await expect(copy).toBeHidden();
  await menu.click();
  await title.click({ position: { x: 4, y: 4 } });
  await expect(copy).toBeHidden();
});
