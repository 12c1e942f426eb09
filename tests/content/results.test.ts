import { expect, it } from 'vitest';
import { findMissing } from './results';

it('finds the lines and quotes that a run does not show', () => {
  const shown = {
    printed: ['Living Room'],
    screen: [],
    sent: ['device.name'],
    refused: [],
  };
  const find = (quotes: readonly string[], lines?: readonly string[]) =>
    findMissing({ quotes, ...(lines && { lines }) }, shown);
  expect(find([], ['Living Room'])).toEqual([]);
  expect(find([], ['Bedroom'])).toEqual(['Bedroom\nis\n\nLiving Room']);
  const quotes = ['Living', 'Device.name()', 'Device.id()'];
  expect(find(quotes)).toEqual(['Device.id()']);
});
