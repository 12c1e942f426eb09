import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parseTraits } from '../../src/sdk/SdkTraits';
import versions from '../../versions.json';

const read = (file: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;

const NEXT = 'docs/api/sdk.json';

it.each([
  NEXT,
  ...versions.map((v) => `versioned_docs/version-${v}/api/sdk.json`),
])('%s says all that a simulation needs', (file) => {
  expect(() => parseTraits(read(file), file)).not.toThrow();
});

it('collects all faults of a file', () => {
  const traits = {
    ...read(NEXT),
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
