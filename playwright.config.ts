import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/findBrowser';

const PORT = Number(process.env.PORT ?? 4173);
const executablePath = process.env.BROWSER_PATH ?? findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A loaded machine can be late once; a fault is there both times.
  retries: process.env.CI ? 1 : 0,
  reporter: [['dot'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}/firebolt-documentation/`,
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: `npx docusaurus serve --port ${PORT} --no-open`,
    url: `http://localhost:${PORT}/firebolt-documentation/`,
    reuseExistingServer: true,
  },
});
