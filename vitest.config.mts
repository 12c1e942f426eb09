import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const siteDir = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@site': siteDir } },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    // A busy machine needs more than the second that is the default.
    expect: { poll: { timeout: 20_000 } },
  },
});
