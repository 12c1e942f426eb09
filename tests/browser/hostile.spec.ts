import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { openApp, waitForApp } from './faults';
import { SHORT_PAGE } from './pages';
import { expect, test, step } from './test';
import { getTitle, jumpTo } from './reader';
import { getAlert, getDialog, getLink, getStatus } from './roles';

/** Inputs that must never become markup or script. An input that runs calls `hostile`. */
const INPUTS = [
  // Breaks out of text, a title, a comment, a script, and an attribute with any quotes.
  '--></title></script><script data-hostile>hostile()</script>',
  '<img src=x onerror=hostile()><svg data-hostile onload=hostile()>',
  `"><b data-hostile onmouseover=hostile()>' autofocus onfocus=hostile() data-hostile='`,
  '<iframe srcdoc="<script>parent.hostile()</script>" data-hostile><math><mtext><a data-hostile href=javascript:hostile()>',
  `'-hostile()-'\${hostile()}{{constructor.constructor("hostile()")()}}`,
  'javascript:hostile()',
  'data:text/html,<script>hostile()</script>',
  '__proto__',
  'constructor',
  '{"__proto__":{"hostile":1}}',
  '[["<b data-hostile>",null],{"length":-1}]',
  '../../../../etc/passwd',
  '//hostile.example/',
  '%E0%A4%A',
  '%00\u0000\u202e\ud800',
  'null',
  '-1e999',
  '(a+)+$\\',
  '0.8.0'.repeat(200),
] as const;

const LOCAL_KEYS = [
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.os',
  'site.search.recent',
  'site.search.slash',
];

const QUERIES = ['version', 'from', 'to', 'module', 'q'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      hostile: () => {
        document.documentElement.dataset['hostile'] = 'ran';
      },
    });
  });
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

/** Fails if an input ran or became markup, or if the page is broken. */
async function expectSound(page: Page, input: string): Promise<void> {
  const found = await page.evaluate(() => [
    ...[
      ...document.querySelectorAll(
        '[data-hostile], [onerror], [onload], [onfocus], [onmouseover], iframe, [href^="javascript:" i], [src^="javascript:" i]',
      ),
    ].map((element) => element.outerHTML.slice(0, 100)),
    ...('hostile' in {} ? ['Every object is polluted.'] : []),
    ...(document.querySelector('h1')?.checkVisibility() ? [] : ['No title.']),
    ...(document.body.innerText.includes('This page crashed.')
      ? ['The page crashed.']
      : []),
  ]);
  expect(found, input).toEqual([]);
}

const encode = (input: string): string =>
  encodeURIComponent(input.replace(/[\ud800-\udfff]/g, ''));

test('storage and query hold each input', async ({ page }) => {
  for (const input of INPUTS) {
    await step(input, async () => {
      const setting = await page.addInitScript(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value);
          sessionStorage.setItem('site.positions', value);
        },
        [LOCAL_KEYS, input] as const,
      );
      const query = QUERIES.map((name) => `${name}=${encode(input)}`);
      await openApp(page, `compare/?${query.join('&')}#${encode(input)}`);
      await expectSound(page, input);
      await expect(getAlert(page), input).toContainText('Unknown version');
      // The search parses JSON, so only one of the other inputs is tested.
      if (input === INPUTS[0] || /^(?:[[{-]|null)/.test(input)) {
        await page.keyboard.press('Control+k');
        await expect(getDialog(page), input).toBeVisible();
        await expectSound(page, input);
      }
      await setting.dispose();
    });
  }
});

test('the address that is not found holds each input', async ({ page }) => {
  // Use status 200, because the browser would log 404 as an error.
  const body = fs.readFileSync('build/404.html', 'utf8');
  await page.route('**/docs/**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ body, contentType: 'text/html' })
      : route.continue(),
  );
  for (let i = 0; i < INPUTS.length; i += 2) {
    const [input = '', other = input] = INPUTS.slice(i, i + 2);
    await openApp(page, `docs/${encode(input)}/api/${encode(other)}/`);
    await expect(getTitle(page), input).toHaveText('Page not found');
    await expectSound(page, `${input} and ${other}`);
  }
});

test('the hash and the search hold each input', async ({ page }) => {
  const malformed = '%E0%A4%A<b data-hostile>';
  await openApp(page, `${SHORT_PAGE}#${malformed}`);
  await expectSound(page, malformed);
  await getLink(page, 'Guides').click();
  await expect(page).toHaveURL(/\/getting-started\/$/);
  await page.goBack();
  await waitForApp(page);
  await expectSound(page, malformed);
  // If the page searched for minutes, the test would time out.
  for (const input of [...INPUTS, 'network-'.repeat(60_000)]) {
    for (const hash of new Set([input, encode(input)])) {
      await jumpTo(page, hash);
      await expectSound(page, hash);
    }
  }
  await page.keyboard.press('Control+k');
  const dialog = getDialog(page);
  for (const input of INPUTS) {
    await dialog.getByRole('combobox').fill(input);
    await expect(getStatus(dialog)).toContainText(/result|Nothing/);
    await expectSound(page, input);
  }
});
