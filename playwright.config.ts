import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/findBrowser';
import { PORTS } from './tests/ports';

/*
 * What Chromium shall do without: by its own switch, because Chromium takes the
 * last one only, first what Playwright leaves out that matters here. The popups
 * of the address bar are pages of their own, which nobody sees, in every window:
 * they take a third of the time of a test.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

const executablePath = process.env.BROWSER_PATH ?? findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  expect: { timeout: 10_000 },
  // What fails once is broken.
  retries: 0,
  reporter: [
    ['dot'],
    [
      'json',
      { outputFile: process.env.BROWSER_REPORT ?? 'test-results/browser.json' },
    ],
  ],
  use: {
    baseURL: `http://localhost:${String(PORTS.site)}/firebolt-documentation/`,
    browserName: 'chromium',
    // A new context takes twice the time of an ordinary page. Between tests it
    // is emptied: cookies, caches, storage, workers, routes, and init scripts.
    // Tests of a first visit and of what stays offline take one of their own.
    reuseContext: true,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        `--disable-features=${DISABLED_FEATURES.join()}`,
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: `npm run serve -- --port ${String(PORTS.site)} --no-open`,
    url: `http://localhost:${String(PORTS.site)}/firebolt-documentation/`,
    reuseExistingServer: true,
  },
});
