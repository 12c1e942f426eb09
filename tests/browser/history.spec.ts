import { expect, test } from './test';
import { chooseVersion, followNavbar } from './reader';
import { getButton, getLink, getRegion } from './roles';

test('the version switch follows a symbol to a version that lacks it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('docs/api/Device/#audiochanged');
  await chooseVersion(page, '0.5.3');
  await expect(page).toHaveURL(/docs\/0\.5\.3\/api\/Device\/#audiochanged$/);
  const region = getRegion(page, 'Not in 0.5.3');
  const absence = region
    .getByRole('listitem')
    .filter({ hasText: 'Device.audioChanged' });
  await expect(absence).toHaveText(
    'Device.audioChanged exists from 0.6.0-alpha.2 to 0.8.0.',
  );
  await expect(absence).toBeInViewport();
  const { y = 0 } =
    (await region.getByText('Not in 0.5.3').boundingBox()) ?? {};
  expect(y, 'below the navbar').toBeGreaterThan(60);
  await getLink(absence, 'Device.audioChanged in 0.8.0').click();
  await expect(page).toHaveURL(/docs\/api\/Device\/#audiochanged$/);
});

test(
  'the version switch says which versions lack the page, and leads to the overview that explains it',
  { tag: '@start' },
  async ({ page }) => {
    await page.goto('docs/0.6.0-alpha.2/api/SecureStorage/#get');
    await getButton(page, /0\.6\.0-alpha\.2/).click();
    await followNavbar(page, '0.7.0 – lacks this page');
    await expect(page).toHaveURL(/docs\/0\.7\.0\/api\/#securestorage$/);
    const region = getRegion(page, 'Not in 0.7.0');
    await expect(region).toContainText(
      'SecureStorage exists in 0.6.0-alpha.2 only.',
    );
    await expect(
      getLink(region, 'SecureStorage in 0.6.0-alpha.2'),
    ).toHaveAttribute(
      'href',
      /\/docs\/0\.6\.0-alpha\.2\/api\/SecureStorage\/$/,
    );
  },
);
