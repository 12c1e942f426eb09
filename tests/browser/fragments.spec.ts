import type { Page } from '@playwright/test';
import { at } from './pick';
import { expect, test } from './test';
import { getTitle, jumpTo } from './reader';
import { settle } from './settle';
import { EXACT, getButton, getLink, getMain } from './roles';

/** The accessible name of a heading includes the name of its link. */
const getHeading = (page: Page, text: string) =>
  at(page.getByRole('heading', { name: new RegExp(`^${text}\\b`) }), 0);

/** In Firefox, Playwright's own `goBack` would wait for a load that never happens. */
const travel = (page: Page, steps: number): Promise<void> =>
  page.evaluate((by) => {
    history.go(by);
  }, steps);

test('a fragment that a page does not know leads to the nearest @engines', async ({
  page,
}) => {
  for (const [path, fragment, heading] of [
    [
      'docs/firebolt_docs/discovery/deep-linking/',
      'tune-intents',
      'Tune intent',
    ],
    ['docs/api/Discovery/', 'united-states', 'ContentRating'],
    ['docs/api/Discovery/', 'additional-events', 'Events'],
    ['docs/api/Device/', 'hdr-changed', 'hdrChanged'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${path}#${fragment}`);
    await expect(getHeading(page, heading)).toBeInViewport();
  }
  for (const [fragment, heading] of [
    ['screen-resolutions', 'screenResolution'],
    ['hdcpchange', 'hdcpChanged'],
  ] as const) {
    await jumpTo(page, fragment);
    await expect(getHeading(page, heading)).toBeInViewport();
  }
});

test('Back leads to where a link to a place in the page was pressed @engines', async ({
  page,
}) => {
  const title = getTitle(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('docs/api/Account/');
  await getButton(page, 'On this page').click();
  await getLink(getMain(page), 'id', EXACT).click();
  await expect(getHeading(page, 'id')).toBeInViewport();
  await travel(page, -1);
  await expect(title).toBeInViewport();
  await travel(page, 1);
  await expect(getHeading(page, 'id')).toBeInViewport();
  // Back leads from an address that was typed to its top, or to the fragment before.
  for (const first of ['', '#main']) {
    await page.goto('about:blank');
    await page.goto(`docs/api/Account/${first}`);
    await expect(title).toBeInViewport();
    for (const id of ['id', 'uid']) {
      await jumpTo(page, id);
      await expect(getHeading(page, id)).toBeInViewport();
    }
    await travel(page, -1);
    await expect(getHeading(page, 'id')).toBeInViewport();
    await travel(page, -1);
    await expect(title).toBeInViewport();
    await travel(page, 2);
    await expect(getHeading(page, 'uid')).toBeInViewport();
  }
});

test('a section that a version lacks leads to no other subject', async ({
  page,
}) => {
  const path = 'docs/0.6.1/firebolt_docs/discovery/deep-linking/#tune-intent';
  await page.goto(path);
  await settle(page);
  await expect(page).toHaveURL(/#tune-intent$/);
  await expect(getTitle(page)).toBeInViewport();
  const note = page.getByRole('alert').filter({ hasText: '#tune-intent' });
  await expect(note).toBeInViewport();
  await jumpTo(page, 'tune-intent-2');
  await expect(note).toHaveCount(1);
});
