import { BUNDLES, hold } from './faults';
import { expect, test } from './test';
import { EXACT, getLink, getRegion } from './roles';

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
