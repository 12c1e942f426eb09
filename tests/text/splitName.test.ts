import { expect, test } from 'vitest';
import { splitName } from '@site/src/text/splitCode';

test.each([
  ['Device.version()', ['Device.', 'version()']],
  ['mediaRenditionChange', ['media', 'Rendition', 'Change']],
  ["Lifecycle.close('userExit')", ['Lifecycle.', 'close(', "'user", "Exit')"]],
  [
    '(await Device.network()).state',
    ['(await Device.', 'network()).', 'state'],
  ],
  ['window.__firebolt.endpoint', ['window.', '__firebolt.', 'endpoint']],
  ['dolbyDigital5.1+', ['dolby', 'Digital5.1+']],
  ['entityId', ['entityId']],
  ['node cli.mjs --revert', ['node cli.mjs --revert']],
])('%s may break between its words', (name, parts) => {
  expect(splitName(name)).toEqual(parts);
  expect(parts.join('')).toBe(name);
});
