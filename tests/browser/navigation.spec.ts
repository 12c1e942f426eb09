import type { Page } from '@playwright/test';
import {
  countFetched,
  follow,
  hold,
  openApp,
  saveData,
  waitForApp,
} from './faults';
import { anyOf, at } from './pick';
import { expect, step, test } from './test';
import { settle } from './settle';
import { getScroll, getTitle, scrollPage } from './reader';
import {
  EXACT,
  getButton,
  getLink,
  getMain,
  getOptions,
  getRegion,
} from './roles';

test('a progress bar shows after 200 ms of waiting, not before', async ({
  page,
}) => {
  await page.clock.install();
  await saveData(page);
  await openApp(page, 'docs/api/Device/');
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  const release = await hold(page, '**/docs/api/Keyboard/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, 'Keyboard');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await expect(getTitle(page)).toHaveText('Device');
  await page.clock.runFor(2);
  await expect(bar).toHaveCount(1);
  await page.clock.resume();
  release();
  await expect(getTitle(page)).toHaveText('Keyboard');
  await expect(bar).toHaveCount(0);
});

test('pages of links in view are fetched ahead, but not on 2g or with data saver', async ({
  page,
}) => {
  const fetched = countFetched(page);
  for (const value of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
    { effectiveType: '4g', saveData: false },
  ]) {
    const setting = await page.addInitScript((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, value);
    await openApp(page, 'docs/api/Device/');
    await settle(page);
    await setting.dispose();
    if (value.saveData || value.effectiveType === '2g') {
      expect(fetched(), JSON.stringify(value)).toBe(0);
    }
  }
  // The previous and the next page, whose links are visible in the sidebar, are prefetched.
  await expect.poll(fetched).toBe(2);
  // The pointer causes another prefetch.
  await getLink(page.getByRole('complementary'), 'Keyboard', EXACT).hover();
  await expect.poll(fetched).toBe(3);
  await expect(getTitle(page)).toHaveText('Device');
  await step('of all versions, the one that the pointer is on', async () => {
    await getButton(page, 'Version').click();
    await settle(page);
    expect(fetched()).toBe(3);
    await getLink(page.locator('.navbar'), '0.7.0', EXACT).hover();
    await expect.poll(fetched).toBe(4);
  });
});

test(
  'a new page opens at its top with the focus on its heading, from which Tab goes on',
  { tag: '@engines' },
  async ({ page }) => {
    await openApp(page, 'docs/api/Device/');
    await scrollPage(page, 900);
    await follow(page, 'Keyboard');
    await expect(getTitle(page)).toHaveText('Keyboard');
    await expect(getTitle(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(getMain(page).locator(':focus')).toHaveCount(1);
    // A link to the page itself adds no step to the history.
    await follow(page, 'Keyboard');
    await expect(getTitle(page)).toBeFocused();
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Device');
  },
);

test('a link to a part of a page leads there, with the focus', async ({
  page,
}) => {
  await openApp(page, 'docs/firebolt_docs/accessibility/voice-guidance/');
  const link = anyOf(getMain(page).locator('a[href*="/docs/api/"][href*="#"]'));
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  const target = page.locator(`[id="${href.split('#')[1] ?? ''}"]`);
  await expect(target).toBeFocused();
  await expect(page).toHaveURL(/#/);
  await expect(target).toBeInViewport();
});

test(
  'back and forward restore position and title, also after a reload',
  { tag: '@engines' },
  async ({ page }) => {
    await openApp(page, 'docs/api/Device/');
    await scrollPage(page, 900);
    await expect.poll(() => getScroll(page)).toBe(900);
    await follow(page, 'Discovery');
    await expect(getTitle(page)).toHaveText('Discovery');
    await scrollPage(page, 400);
    await expect.poll(() => getScroll(page)).toBe(400);
    await page.reload();
    await waitForApp(page);
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Device');
    await expect(page).toHaveTitle(/^Device API \|/);
    expect(await getScroll(page)).toBe(900);
    await page.goForward();
    await expect(getTitle(page)).toHaveText('Discovery');
    await expect(page).toHaveTitle(/^Discovery API \|/);
    expect(await getScroll(page)).toBe(400);
  },
);

const readTop = (page: Page, id: string): Promise<number> =>
  page
    .locator(`[id="${id}"]`)
    .evaluate((element) => element.getBoundingClientRect().top);

test(
  'a reload and Back show the same lines of a long page',
  { tag: '@engines' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openApp(page, 'docs/api/Discovery/');
    await scrollPage(page, 9000);
    await settle(page);
    const id = await page.evaluate(
      () =>
        [...document.querySelectorAll('main h3')].find(
          (member) => member.getBoundingClientRect().top > 0,
        )?.id ?? '',
    );
    const top = await readTop(page, id);
    const expectSame = async (): Promise<void> => {
      await settle(page);
      const now = await readTop(page, id);
      expect(Math.abs(now - top), `${id}: ${now}, ${top}`).toBeLessThan(2);
    };
    await page.reload();
    await waitForApp(page);
    await expectSame();
    // Clicked by script, because a real click would scroll to the link first.
    const links = page
      .getByRole('navigation', { name: 'Docs pages navigation' })
      .getByRole('link');
    await at(links, 0).dispatchEvent('click', { button: 0 });
    await expect(getTitle(page)).not.toHaveText('Discovery');
    await page.goBack();
    await expect(getTitle(page)).toHaveText('Discovery');
    await expectSame();
  },
);

test('who comes back to a place without the focus has it there', async ({
  page,
}) => {
  await openApp(page, 'docs/api/Device/#hdr');
  const place = at(page.getByRole('heading', { name: /^hdr\b/ }), 0);
  await expect(place).toBeInViewport();
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Keyboard.email');
  await expect(at(getOptions(page), 0)).toContainText('email');
  await page.keyboard.press('Enter');
  await expect(getTitle(page)).toHaveText('Keyboard');
  await page.goBack();
  await expect(getTitle(page)).toHaveText('Device');
  await page.keyboard.press('Tab');
  const region = getRegion(page, 'hdr', EXACT);
  await expect(region.locator(':focus')).toBeInViewport();
});

test('a page that a browser has kept and put at its top is where it was', async ({
  page,
}) => {
  await openApp(page, 'docs/api/Device/');
  await scrollPage(page, 900);
  await expect.poll(() => getScroll(page)).toBe(900);
  // Simulates what WebKit does when the reader returns from another site.
  const top = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    scrollTo(0, 0);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return scrollY;
  });
  expect(top).toBe(900);
});
