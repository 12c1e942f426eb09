import { expect, it } from 'vitest';
import { findUnknownNames } from '../../../../src/plugins/pipeline/render/findUnknownNames';

it.each([
  ['a control', ['control', 'search']],
  ['an island', ['island', 'playground']],
] as const)('knows %s that the browser answers', (_, call) => {
  expect(findUnknownNames('/docs/', [call])).toEqual([]);
});

it.each([
  [
    ['control', 'serach'],
    '/docs/: data-control="serach" is unknown. Did you mean "search"? Add it to src/site/controls.ts and answer it in src/browser/controls.',
  ],
  [
    ['island', 'playgroud'],
    '/docs/: data-island="playgroud" is unknown. Did you mean "playground"? Add it to src/site/islands.ts and answer it in src/browser/islands.',
  ],
  [
    // The name of a control is none of an island.
    ['island', 'tab'],
    expect.stringContaining('/docs/: data-island="tab" is unknown.'),
  ],
] as const)('refuses %s, with what to do', (call, text) => {
  const calls = [['control', 'search'], call] as const;
  expect(findUnknownNames('/docs/', calls)).toEqual([text]);
});
