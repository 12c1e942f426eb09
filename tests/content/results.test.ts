import { expect, it } from 'vitest';
import { findMissing, getTextAfter, parseResult } from './results';

const shown = {
  printed: ['Living Room'],
  screen: [],
  sent: ['device.name'],
  refused: [],
};

it.each([
  ['nothing, of other text', 'Then read on.', undefined],
  [
    'the lines of a block',
    '\nYou see:\n\n```text\na\nb\n```\n',
    { lines: ['a', 'b'], quotes: [] },
  ],
  [
    'code and italics of the first sentence',
    'You see *Hello. You.* and `1.5`, and [`Device.name()`](a.mdx). Press `x`.',
    { quotes: ['Hello. You.', '1.5', 'Device.name()'] },
  ],
  ['no quote of a later sentence', 'You see it. Press `x`.', { quotes: [] }],
] as const)('reads %s', (_, text, want) => {
  expect(parseResult(text)).toEqual(want);
});

it('finds the text behind a block', () => {
  expect(getTextAfter('```js\na();\nb();\n```\nYou see', 2, 'a();\nb();')).toBe(
    'You see',
  );
});

it.each([
  ['the same lines', { lines: ['Living Room'], quotes: [] }, []],
  [
    'other lines',
    { lines: ['Bedroom'], quotes: [] },
    ['Bedroom\nis\n\nLiving Room'],
  ],
  ['quotes', { quotes: ['Living', 'Device.name()'] }, []],
  ['a quote that is not there', { quotes: ['Device.id()'] }, ['Device.id()']],
  [
    'a sentence without a quote',
    { quotes: [] },
    ['quote what one sees, as code or in italics'],
  ],
])('compares a run with %s', (_, result, want) => {
  expect(findMissing(result, shown)).toEqual(want);
});
