import { expect, it } from 'vitest';
import type { OpenRpcDocument } from '../../src/openrpc';
import { parseTraits } from '../../src/sdk/SdkTraits';
import versions from '../../versions.json';
import { readJson } from '../readJson';

const NEXT = 'docs/api/sdk.json';

it.each([
  NEXT,
  ...versions.map((v) => `versioned_docs/version-${v}/api/sdk.json`),
])('%s says all that a simulation needs, and its version', (file) => {
  const { major, minor, patch } = parseTraits(readJson(file), file).version;
  const document = readJson(file.replace('sdk.json', 'openrpc.json'));
  const { version } = (document as OpenRpcDocument).info;
  expect(`${major}.${minor}.${patch}`).toBe(version.replace(/-.*/, ''));
});

it('collects all faults of a file', () => {
  const traits = {
    ...(readJson(NEXT) as object),
    mockDelay: 'long',
    pushParameter: 'dta',
    onceNeedListen: true,
    mock: null,
  };
  expect(() => parseTraits(traits, 'sdk.json')).toThrow(
    [
      'sdk.json#/mockDelay: is "long". Write a number.',
      'sdk.json#/pushParameter: is "dta". Write one of data, result.',
      'sdk.json#/mock: is null. Write an object.',
      'sdk.json#/onceNeedListen: unknown trait "onceNeedListen". Did you mean "onceNeedsListen"?',
    ].join('\n'),
  );
});
