import { expect, it } from 'vitest';
import { findMissing } from './results';

const shown = {
  printed: ['Living Room'],
  screen: [],
  sent: ['device.name'],
  refused: [],
};

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
