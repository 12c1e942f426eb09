import { expect, it } from 'vitest';
import { getFileName, STATES } from './states';

it('has a picture of each of 24 states, in all modes', () => {
  expect(new Set(STATES.map(getFileName)).size).toBe(24);
  expect([...new Set(STATES.map(({ mode }) => mode))].sort()).toEqual([
    'contrast',
    'dark',
    'forced',
    'light',
    'no-script',
    'paper',
  ]);
});

it.each([
  [
    { page: '', width: 390, mode: 'dark', press: 'Run' },
    'home.390.dark.run.png',
  ],
  [
    { page: 'docs/api/Device/', width: 1280, mode: 'light' },
    'docs-api-Device.1280.light.png',
  ],
] as const)('names a picture for what it shows: %o', (state, want) => {
  expect(getFileName(state)).toBe(want);
});
