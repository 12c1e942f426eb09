import { expect, it } from 'vitest';
import { moveFocus } from '../../../src/browser/controls/moveFocus';

it.each([
  {
    name: 'down from the button to the first',
    given: ['ArrowDown', -1],
    want: 0,
  },
  { name: 'down to the next', given: ['ArrowDown', 0], want: 1 },
  { name: 'down from the last to the first', given: ['ArrowDown', 2], want: 0 },
  { name: 'up from the button to the last', given: ['ArrowUp', -1], want: 2 },
  { name: 'up from the first to the last', given: ['ArrowUp', 0], want: 2 },
  { name: 'up to the one before', given: ['ArrowUp', 2], want: 1 },
  { name: 'home to the first', given: ['Home', 2], want: 0 },
  { name: 'end to the last', given: ['End', 0], want: 2 },
  { name: 'nowhere with another key', given: ['a', 0], want: undefined },
] as const)('moves $name', ({ given: [key, place], want }) => {
  expect(moveFocus(key, place, 3)).toBe(want);
});

it('moves nowhere in an empty list', () => {
  expect(moveFocus('End', -1, 0)).toBeUndefined();
});
