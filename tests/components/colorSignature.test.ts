import { expect, it } from 'vitest';
import { colorSignature } from '../../src/components/api/colorSignature';

it.each([
  [
    'Device.name(): Promise<string>',
    [
      { text: 'Device.' },
      { text: 'name', kind: 'name' },
      { text: '(): ' },
      { text: 'Promise', kind: 'keyword' },
      { text: '<' },
      { text: 'string', kind: 'keyword' },
      { text: '>' },
    ],
  ],
  [
    "reason: 'user(Exit)' | ",
    [
      { text: 'reason: ' },
      { text: "'user(Exit)'", kind: 'string' },
      { text: ' | ' },
    ],
  ],
  ['Device.name', [{ text: 'Device.' }, { text: 'name', kind: 'name' }]],
  ['stringify', [{ text: 'stringify' }]],
  ['', []],
])('colors what has a meaning in %s', (code, want) => {
  const pieces = colorSignature(code);
  expect(pieces).toEqual(want);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
});
