import fs from 'node:fs';
import { hold, LATER, openApp } from './faults';
import { SHORT_PAGE } from './pages';
import { getTitle, jumpTo } from './reader';
import { expect, plainTest as test, step } from './test';
import { EXACT, getButton, getLink } from './roles';

const readMarkdown = (version: string): string =>
  fs.readFileSync(`build/docs/${version}api/Account/index.md`, 'utf8');

const readClipboard = (): Promise<string> => navigator.clipboard.readText();

test('copies the page as Markdown, by keyboard, and reports a problem of it @engines', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('docs/0.7.0/api/Account/#uid');
  const menu = page.getByText('Actions', EXACT);
  const copy = getButton(page, 'Copy as Markdown');
  await expect(copy).toBeHidden();
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(readClipboard)).toBe(readMarkdown('0.7.0/'));
  // The button shows its label again after four seconds.
  await page.clock.fastForward(4000);
  await expect(copy).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(copy).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(copy).toBeHidden();

  await step('of the version and the heading that is read', async () => {
    await page.route('https://github.com/**', (route) =>
      route.fulfill({ body: '' }),
    );
    await menu.click();
    await getLink(page, 'Report a problem').click();
    await expect(page).toHaveURL(/\/issues\/new\?/);
    expect(new URL(page.url()).searchParams.get('body')).toMatch(
      /^Version: 0\.7\.0\nPage: https:.*\/docs\/0\.7\.0\/api\/Account\/#uid$/,
    );
  });
});

test('the menu moves nothing, closes, and copies the address of the place that is read', async ({
  page,
}) => {
  // The menu also closes while other scripts load.
  const release = await hold(page, LATER);
  await openApp(page, SHORT_PAGE);
  const menu = page.getByText('Actions', EXACT);
  const copy = getButton(page, 'Copy link');
  const overview = page.getByRole('heading', { name: 'Overview' });
  const place = await overview.boundingBox();
  await menu.click();
  await expect(copy).toBeVisible();
  expect(await overview.boundingBox()).toEqual(place);
  await getTitle(page).click({ position: { x: 4, y: 4 } });
  await expect(copy).toBeHidden();
  release();
  await jumpTo(page, 'uid');
  await menu.click();
  await copy.click();
  await expect(getButton(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(readClipboard)).toBe(page.url());

  await step('and says when the Markdown does not come', async () => {
    await page.route('**/index.md', (route) => route.abort(), { times: 1 });
    await getButton(page, 'Copy as Markdown').click();
    const again = getButton(page, 'Not copied. Try again');
    await again.click();
    await expect(again).toBeHidden();
    expect(await page.evaluate(readClipboard)).toBe(readMarkdown(''));
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
