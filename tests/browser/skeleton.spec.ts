import type { Page } from '@playwright/test';
import { getGuide, readFiles } from '../guides/sections';
import { ADDRESS, enter, getCalls, serveApp } from './guideApp';
import { getButton } from './roles';
import { expect, plainTest as test } from './test';

/** The complete app of the page, which must follow the guides. */
const APP = readFiles(
  getGuide('docs', 'getting-started/first-tv-app'),
  'leave',
);

test.beforeEach(({ page }) => serveApp(page, APP['app.js'] ?? '', 30));

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(ADDRESS + query);
  await expect(page.getByRole('heading')).toBeVisible();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Returns the video's state. `source` is null after the app has freed the decoder. */
const getVideo = (
  page: Page,
): Promise<{ source: string | null; paused: boolean; time: number }> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    source: video.getAttribute('src'),
    paused: video.paused,
    time: video.currentTime,
  }));

async function sendKey(page: Page, key: string): Promise<void> {
  await page.evaluate((name) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: name }));
  }, key);
}

test('works with arrow keys, select and back', async ({ page }) => {
  await open(page);
  await expect(getButton(page, 'Night Train')).toBeFocused();
  await press(page, 'ArrowDown', 'ArrowDown');
  await expect(getButton(page, 'Sign in')).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp', 'Enter');
  await expect(page.getByRole('heading')).toHaveText('Night Train');
  await press(page, 'Escape');
  await expect(page.getByRole('heading')).toHaveText('Home');
  await press(page, 'ArrowDown', 'Enter', 'Escape');
  await expect(getButton(page, 'Cold Harbor')).toBeFocused();
  await sendKey(page, 'GoBack'); // this distributor's Back key
  expect(await getCalls(page)).toContain('Lifecycle.close(remoteButton)');
});

test('plays by arrow keys and by media keys', async ({ page }) => {
  await open(page);
  await press(page, 'Enter', 'Enter'); // a browser plays only after a key press
  await expect(page.getByText('All aboard')).toBeVisible();
  await press(page, 'ArrowRight');
  await expect.poll(() => getVideo(page)).toMatchObject({ paused: false });
  expect((await getVideo(page)).time).toBeGreaterThan(9);
  await press(page, 'Enter');
  expect(await getVideo(page)).toMatchObject({ paused: true });
  await enter(page, 'background');
  await sendKey(page, 'MediaPlay');
  await expect.poll(() => getVideo(page)).toMatchObject({ paused: false });
  await press(page, 'Escape'); // in the background, the app ignores other keys
  expect(await getVideo(page)).toMatchObject({ source: 'media/abc.mp4' });
  await enter(page, 'inactive');
  expect(await getVideo(page)).toMatchObject({ source: null });
});

test('is ready after an error of its own, plays a mature title only after true, and reports what was watched', async ({
  page,
}) => {
  await open(page, '?action=broken');
  const title = page.getByRole('heading');
  await expect(title).toHaveText('Something went wrong.');
  expect(await getCalls(page)).toContain('Lifecycle.ready()');
  const keys = ['ArrowDown', 'Enter', 'Enter'];
  await open(page);
  await press(page, ...keys);
  await expect(title).toHaveText('This title needs approval.');
  await open(page, '?approve');
  await press(page, ...keys);
  const movie = { source: 'media/def.mp4' };
  await expect.poll(() => getVideo(page)).toMatchObject(movie);
  for (const [query, isReported] of [
    ['', true],
    ['&forget', false],
  ] as const) {
    await open(page, `?action=playback${query}`);
    await press(page, 'Escape');
    const calls = (await getCalls(page)).join();
    expect(calls.includes('Discovery.watched')).toBe(isReported);
  }
});
