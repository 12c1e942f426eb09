import { expect, test } from 'vitest';
import { cleanPath } from '../../../src/browser/head/cleanPath';

test.each([
  ['/docs/api/Device/', '/docs/api/Device/'],
  ['/docs/api/Device', '/docs/api/Device/'],
  ['/docs/0.7.0', '/docs/0.7.0/'],
  ['/docs/api/index.html', '/docs/api/'],
  ['/index.html', '/'],
  ['/404.html', '/404.html'],
])('%s is read at %s', (given, want) => {
  expect(cleanPath(given)).toBe(want);
});
