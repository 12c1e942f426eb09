import type { Locator, Page } from '@playwright/test';
import { PAGES } from './pages';
import { settle } from './settle';
import { expect, plainTest as test, sharedTest } from './test';

const getContents = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'On this page' });

sharedTest.describe('the contents of a page', () => {
  sharedTest.describe.configure({ mode: 'default' });
  sharedTest.use({ address: PAGES.module });

  sharedTest('lists the headings of levels 2 and 3', async ({ page }) => {
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

  sharedTest('marks the heading that is being read', async ({ page }) => {
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
    // What is above it has had an estimated height until now.
    await settle(page);
    await scroll();
    await expect(current).toHaveText('network');
    await expect(current).toHaveCount(1);
  });

  sharedTest(
    'leads to a heading below the navbar, not behind it',
    async ({ page }) => {
      await getContents(page)
        .getByRole('link', { name: 'network', exact: true })
        .click();
      const top = (): Promise<number> =>
        page
          .locator('#network')
          .evaluate((heading) => heading.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(110);
      expect(await top()).toBeGreaterThanOrEqual(60);
    },
  );
});

test('opens and closes on small screens and says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(PAGES.module);
  const button = page.getByRole('button', { name: 'On this page' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page
      .getByRole('link', { name: 'network', exact: true })
      .filter({ visible: true }),
  ).toBeVisible();
});
