import { expect, it } from 'vitest';
import { colorSignature } from '../../src/components/api/colorSignature';

it.each([
  [
    'Device.name(): Promise<string>',
    [
      { text: 'Device.' },
      { text: 'name', color: 'name' },
      { text: '(): ' },
      { text: 'Promise', color: 'keyword' },
      { text: '<' },
      { text: 'string', color: 'keyword' },
      { text: '>' },
    ],
  ],
  [
    "reason: 'user(Exit)' | ",
    [
      { text: 'reason: ' },
      { text: "'user(Exit)'", color: 'string' },
      { text: ' | ' },
    ],
  ],
  ['Device.name', [{ text: 'Device.' }, { text: 'name', color: 'name' }]],
  ['stringify', [{ text: 'stringify' }]],
])('colors what has a meaning in %s', (code, want) => {
  const pieces = colorSignature(code);
  expect(pieces).toEqual(want);
  expect(pieces.map(({ text }) => text).join('')).toBe(code);
});
