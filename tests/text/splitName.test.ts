import { expect, test } from 'vitest';
import { splitName } from '@site/src/text/splitCode';

test.each([
  ["Lifecycle.close('userExit')", ['Lifecycle.', 'close(', "'user", "Exit')"]],
  ['window.__firebolt.endpoint', ['window.', '__firebolt.', 'endpoint']],
  ['entityId', ['entityId']],
  ['node cli.mjs --revert', ['node cli.mjs --revert']],
])('%s may break between its words', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
  expect(parts.join('')).toBe(name);
});
