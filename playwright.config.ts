import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/findBrowser';
import { PORTS } from './tests/ports';

/*
 * Chromium uses only the last switch that disables features, so this list repeats those
 * that Playwright disables. The last four cause popups of the address bar: invisible
 * pages in every window, which take a third of a test's time.
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
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A test that fails once is broken.
  retries: 0,
  reporter: [
    ['dot'],
    [
      'junit',
      {
        outputFile: process.env.BROWSER_REPORT ?? 'test-results/browser.xml',
        stripANSIControlSequences: true,
      },
    ],
  ],
  use: {
    baseURL: `http://localhost:${String(PORTS.site)}/firebolt-documentation/`,
    browserName: 'chromium',
    // A new context takes twice as long as a page. A reused context loses its cookies,
    // caches, storage, workers, routes, and init scripts between tests. Tests of a first
    // visit, of offline use, or with a setting of DevTools create their own context.
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
