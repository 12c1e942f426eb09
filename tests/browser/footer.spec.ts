import { PAGES } from './pages';
import { expect, plainTest as test, sharedTest } from './test';

const BASE = '/firebolt-documentation';

const COLUMNS: Record<string, Record<string, string>> = {
  Company: {
    'About Us': 'https://rdkcentral.com/',
    'News / Updates': 'https://rdkcentral.com/news/rdk-in-the-news/',
    Twitter: 'https://twitter.com/rdkcentral',
  },
  Documentation: {
    'Wiki Space': 'https://wiki.rdkcentral.com/spacedirectory/view.action#/all',
    'Webinars / Trainings': 'https://wiki.rdkcentral.com/display/RDK/Webinars',
    Glossary: 'https://wiki.rdkcentral.com/display/RDK/Glossary',
    'Logo Guidelines': 'https://developer.rdkcentral.com/logo-guidelines/',
    Playground: `${BASE}/playground/`,
    'Compare versions': `${BASE}/compare/`,
    'Upgrade check': `${BASE}/upgrade/`,
  },
  Plugins: {
    Announcement: `${BASE}/docs/changelog/`,
    "What's New!": `${BASE}/docs/changelog/`,
  },
  Support: {
    Forum: 'https://developer.rdkcentral.com/rdk_forum/forums/',
    'Contact Us': 'mailto:support@rdkcentral.com',
    Feedback: 'https://github.com/rdkcentral/firebolt-documentation/issues',
  },
};

sharedTest.describe('the footer of the home page', () => {
  sharedTest.describe.configure({ mode: 'default' });
  sharedTest.use({ address: PAGES.home });

  for (const [title, links] of Object.entries(COLUMNS)) {
    sharedTest(`${title} leads where it says`, async ({ page }) => {
      const column = page.locator('.footer__col').filter({ hasText: title });
      const found = await column
        .getByRole('link')
        .evaluateAll((elements) =>
          elements.map((element) => [
            element.textContent,
            element.getAttribute('href'),
          ]),
        );
      expect(Object.fromEntries(found)).toMatchObject(links);
    });
  }

  sharedTest(
    'opens other sites in a safe new tab, and mail in none',
    async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      const forum = footer.getByRole('link', { name: 'Forum' });
      await expect(forum).toHaveAttribute('target', '_blank');
      await expect(forum).toHaveAttribute('rel', 'noopener noreferrer');
      const mail = footer.getByRole('link', { name: 'Contact Us' });
      await expect(mail).not.toHaveAttribute('target');
    },
  );
});

test('names the owner and the year of the documentation', async ({ page }) => {
  await page.goto(PAGES.guide);
  await expect(page.getByRole('contentinfo')).toContainText(
    'Copyright © 2022 RDK Central',
  );
});
