import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { ADDRESS, enter, getCalls, serveApp } from './guideApp';
import { getButton } from './roles';
import { expect, plainTest as base } from './test';

/** The app on this page must follow the guides. */
const PAGE = 'docs/firebolt_docs/getting-started/first-tv-app.mdx';

function readApp(): string {
  const text = fs.readFileSync(PAGE, 'utf8');
  const code = /title="app\.js"\n([\s\S]*?)```/.exec(text)?.[1];
  if (!code) throw new Error(`${PAGE}: no sample with title="app.js"`);
  return code;
}

const test = base.extend<{ open: (query?: string) => Promise<Page> }>({
  open: async ({ page }, use) => {
    await serveApp(page, readApp(), 30);
    await use(async (query = '') => {
      await page.goto(ADDRESS + query);
      await expect(page.getByRole('heading')).toBeVisible();
      return page;
    });
  },
});

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

test('works with arrow keys, select and back', async ({ open }) => {
  const page = await open();
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

test('plays by arrow keys and by media keys', async ({ open }) => {
  const page = await open();
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
  open,
}) => {
  const page = await open('?action=broken');
  const title = page.getByRole('heading');
  await expect(title).toHaveText('Something went wrong.');
  expect(await getCalls(page)).toContain('Lifecycle.ready()');
  const keys = ['ArrowDown', 'Enter', 'Enter'];
  await open();
  await press(page, ...keys);
  await expect(title).toHaveText('This title needs approval.');
  await open('?approve');
  await press(page, ...keys);
  const movie = { source: 'media/def.mp4' };
  await expect.poll(() => getVideo(page)).toMatchObject(movie);
  for (const [query, isReported] of [
    ['', true],
    ['&forget', false],
  ] as const) {
    await open(`?action=playback${query}`);
    await press(page, 'Escape');
    const calls = (await getCalls(page)).join();
    expect(calls.includes('Discovery.watched')).toBe(isReported);
  }
});
