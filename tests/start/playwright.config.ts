import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { PORT } from './site';

/* Runs this folder's tests, and all tests with the tag `@start`, against `npm start`. */

const baseURL = `http://localhost:${String(PORT)}/firebolt-documentation/`;

export default defineConfig({
  ...base,
  testDir: '..',
  outputDir: '../../test-results/start',
  projects: [
    {
      name: 'read',
      testMatch: 'browser/*.spec.ts',
      grep: /@start/,
    },
    {
      name: 'client',
      testMatch: 'start/client.spec.ts',
    },
    // Run these tests last, because a mistake in one page is shown as an error on every
    // page.
    {
      name: 'edit',
      testMatch: 'start/edits.spec.ts',
      dependencies: ['read', 'client'],
    },
  ],
  // A page is compiled when it is opened for the first time.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { ...base.use, baseURL },
  webServer: {
    command: 'tsx tests/start/run.ts',
    cwd: path.resolve(__dirname, '../..'),
    url: baseURL,
    timeout: 120_000,
    reuseExistingServer: true,
    // At its end, the command removes the copy of the site.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
