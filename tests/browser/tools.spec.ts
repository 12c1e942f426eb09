import type { Locator, Page } from '@playwright/test';
import { follow, openApp } from './faults';
import { PAGES, SHORT_PAGE } from './pages';
import { expect, plainTest, test, step } from './test';
import { chooseVersion, getTitle } from './reader';
import { getButton, getLink, getMain } from './roles';

const readQueries = (place: Locator): Promise<readonly string[]> =>
  place
    .locator('a[data-tool]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).search),
    );

const getNavbar = (page: Page): Locator => page.locator('.navbar');

test('tools are told the version and the module that a reader goes to', async ({
  page,
}) => {
  await openApp(page, 'docs/0.6.1/api/Keyboard/');
  await follow(page, 'Discovery');
  await expect(getTitle(page)).toHaveText('Discovery');
  for (const place of [getNavbar(page), page.locator('footer.footer')]) {
    expect(await readQueries(place)).toEqual([
      '?version=0.6.1',
      '?from=0.6.1&to=0.8.0&module=Discovery',
      '?from=0.6.1&to=0.8.0',
    ]);
  }
});

plainTest(
  'so are those of the 404 page, and of pages outside of the docs',
  async ({ page }) => {
    await page.goto('docs/');
    await chooseVersion(page, '0.7.0');
    await expect(page).toHaveURL(/0\.7\.0/);
    await page.goto('docs/0.6.1/api/Keybord/');
    const main = getMain(page);
    await step('the URL of a missing page names the version', async () => {
      await expect(getButton(page, 'Version 0.6.1')).toHaveText('0.6.1');
      for (const place of [main, getNavbar(page)])
        await expect(getLink(place, 'Changelog')).toHaveAttribute(
          'href',
          /\/docs\/0\.6\.1\/changelog\/$/,
        );
    });
    await expect(getLink(main, 'Write code in the playground')).toHaveAttribute(
      'href',
      /\?version=0\.6\.1$/,
    );
    expect(await readQueries(main)).toEqual([
      '?version=0.6.1',
      '?from=0.6.1&to=0.8.0&module=Keybord',
      '?from=0.6.1&to=0.8.0',
    ]);
    await page.goto(SHORT_PAGE);
    await chooseVersion(page, '0.6.0');
    await expect(page).toHaveURL(/0\.6\.0/);
    await page.goto('upgrade/');
    await expect
      .poll(() => readQueries(getNavbar(page)))
      .toEqual([
        '?version=0.6.0',
        '?from=0.6.0&to=0.8.0',
        '?from=0.6.0&to=0.8.0',
      ]);
  },
);

/** Counts the listeners on the window, to which each editor adds its own. */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const evaluate = { expression: 'window' };
  const { result } = await session.send('Runtime.evaluate', evaluate);
  const { objectId = '' } = result;
  const found = await session.send('DOMDebugger.getEventListeners', {
    objectId,
  });
  return found.listeners.length;
}

test('one entry of the navbar leads to every tool, and an editor that is gone leaves no listeners', async ({
  page,
}) => {
  await openApp(page, PAGES.guide);
  const open = async (name: string): Promise<void> => {
    await getButton(getNavbar(page), 'Tools').click();
    await getLink(getNavbar(page), name).click();
    await expect(getTitle(page)).toHaveText(name);
  };
  await open('Compare versions');
  await expect(page).toHaveURL(/\/compare\/\?from=0\.7\.0&to=0\.8\.0$/);
  const editor = getMain(page).locator('.run-editor');
  for (const name of ['Playground', 'Upgrade check']) {
    await open(name);
    await expect(editor).toBeVisible();
    const before = await countListeners(page);
    await page.locator('.navbar__brand').click();
    await open(name);
    await expect(editor).toBeVisible();
    await expect.poll(() => countListeners(page), name).toBe(before);
  }
});

/** Replaces texts as Google Translate does: React's own text nodes leave the page. */
function translate(): void {
  const wrap = (): void => {
    const walker = document.createTreeWalker(document.body, 4);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (
        !text.data.trim() ||
        parent?.closest('translated-text,script,style,.cm-editor')
      )
        continue;
      const translated = document.createElement('translated-text');
      translated.textContent = `${text.data}.`;
      text.replaceWith(translated);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, {
    childList: true,
    subtree: true,
  });
}

test('tools work on a page that the browser translates', async ({ page }) => {
  await openApp(page, 'playground/');
  const main = getMain(page);
  await expect(main.locator('.run-editor')).toBeVisible();
  await page.evaluate(translate);
  const samples = main.getByRole('combobox', { name: 'Sample' });
  for (const words of ['device', 'player']) {
    await samples.fill(words);
    await expect(main.getByRole('listbox')).toContainText(
      new RegExp(words, 'i'),
    );
  }
  await page.goto('compare/');
  await page.evaluate(translate);
  await main.getByLabel('From', { exact: true }).selectOption('0.6.0');
  await expect(main).toContainText('From 0.6.0 to 0.8.0');
});
