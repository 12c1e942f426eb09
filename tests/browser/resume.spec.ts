import type { Page } from '@playwright/test';
import { getGuide, readFiles } from '../guides/sections';
import { ADDRESS, enter, serveApp } from './guideApp';
import { expect, plainTest as test } from './test';

const getTime = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime);

/** Pauses the video and seeks to a position. */
const skipTo = (page: Page, seconds: number): Promise<void> =>
  page.locator('video').evaluate((video: HTMLVideoElement, time) => {
    video.currentTime = time;
    video.pause();
  }, seconds);

const getNote = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('position:abc'));

async function open(page: Page): Promise<void> {
  await page.goto(`${ADDRESS}?action=playback`);
  await expect
    .poll(() =>
      page.locator('video').evaluate((v: HTMLVideoElement) => v.readyState),
    )
    .toBeGreaterThan(0);
}

test.beforeEach(async ({ page }) => {
  const guide = getGuide('docs', 'playback/resume');
  const { 'app.js': code = '' } = readFiles(guide, 'introduction');
  await serveApp(page, code, 60);
});

test('starts a title where the viewer left it, but over after a few seconds and after the end', async ({
  page,
}) => {
  await open(page);
  await skipTo(page, 20);
  await expect.poll(() => getNote(page)).toBe('20');
  await open(page);
  expect(await getTime(page)).toBeLessThan(10);
  await skipTo(page, 40);
  await expect.poll(() => getNote(page)).toBe('40');
  await open(page);
  await expect.poll(() => getTime(page)).toBeGreaterThanOrEqual(40);
  await skipTo(page, 59);
  await expect.poll(() => getNote(page)).toBeNull();
  // The app keeps the position when it is hidden.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = 45;
  });
  await enter(page, 'inactive');
  expect(Number(await getNote(page))).toBeGreaterThanOrEqual(45);
  await expect(page.locator('video')).not.toHaveAttribute('src');
});

for (const guide of ['content-discovery', 'voice-commands']) {
  test(`keeps the position in ${guide} when the app is suspended`, async ({
    page,
  }) => {
    const file = getGuide('docs', `discovery/${guide}`);
    const { 'app.js': code = '' } = readFiles(file, 'A complete sample');
    await serveApp(page, code.replace('https://media.acme.example/', '/'), 60);
    await open(page);
    await skipTo(page, 45);
    await enter(page, 'inactive');
    await enter(page, 'inactive', 'suspended');
    await enter(page, 'foreground', 'inactive');
    await expect.poll(() => getTime(page)).toBe(45);
  });
}
