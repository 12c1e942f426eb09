import path from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import base from '../../playwright.config';
import { PORTS } from '../ports';

/*
 * Runs the tests with `@engines` in their titles, in Playwright's ENGINE or in
 * ENGINE_PATH.
 */

const { ENGINE = 'firefox', ENGINE_PATH } = process.env;
const baseURL = `http://localhost:${String(PORTS.engine)}/firebolt-documentation/`;

const ENGINES: Readonly<Record<string, PlaywrightTestConfig['use']>> = {
  chromium: {
    browserName: 'chromium',
    // The full browser, not the headless shell that all other tests use.
    ...(ENGINE_PATH === undefined && { channel: 'chromium' }),
    permissions: ['clipboard-read', 'clipboard-write'],
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: ENGINE_PATH, args: ['--no-sandbox'] },
  },
  firefox: {
    browserName: 'firefox',
    ...(ENGINE_PATH !== undefined && { channel: 'moz-firefox' }),
    launchOptions: {
      ...(ENGINE_PATH !== undefined && {
        executablePath: path.join(__dirname, 'firefox.mjs'),
      }),
      firefoxUserPrefs: {
        'ui.prefersReducedMotion': 1,
        'dom.events.testing.asyncClipboard': true,
        // Turn off the cache for Back, because Playwright waits for a `load` event.
        'browser.sessionhistory.max_total_viewers': 0,
        'fission.bfcacheInParent': false,
      },
    },
  },
  webkit: {
    browserName: 'webkit',
    permissions: ['clipboard-read'],
    contextOptions: { reducedMotion: 'reduce' },
  },
};

export default defineConfig({
  ...base,
  testDir: '../browser',
  outputDir: '../../test-results/engines',
  grep: /@engines/,
  // In an installed Firefox, Playwright can't turn off scripts.
  ...(ENGINE_PATH !== undefined &&
    ENGINE === 'firefox' && { testIgnore: 'no-script.spec.ts' }),
  timeout: 180_000,
  use: {
    baseURL,
    ...ENGINES[ENGINE],
  },
  webServer: {
    command: `npm run serve -- --port ${String(PORTS.engine)} --no-open`,
    cwd: path.resolve(__dirname, '../..'),
    url: baseURL,
    reuseExistingServer: true,
  },
});
