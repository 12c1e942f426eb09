import { expect, it } from 'vitest';
import { colorSignature } from '../../src/components/api/colorSignature';

it.each([
  [
    'Device.name(): Promise<string>',
    'Device.[name name](): [keyword Promise]<[keyword string]>',
  ],
  ["reason: 'user(Exit)' | ", "reason: [string 'user(Exit)'] | "],
  ['Device.name', 'Device.[name name]'],
  ['stringify', 'stringify'],
])('colors what has a meaning in %s', (code, want) => {
  const pieces = colorSignature(code).map(({ text, color }) =>
    color ? `[${color} ${text}]` : text,
  );
  expect(pieces.join('')).toBe(want);
});
