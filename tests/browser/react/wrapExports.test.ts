import { expect, it } from 'vitest';
import { wrapExports } from '../../../src/browser/react/wrapExports';

const Card = Object.assign(() => null, {
  Body: () => null,
  sizes: [1, 2],
  defaultProps: { size: 1 },
});

it('a wrapped component has its properties, but neither what React reads nor other components', () => {
  const wrapped = wrapExports('a/Card', { Card }, () => () => null)[
    'Card'
  ] as Pick<typeof Card, 'Body'>;
  expect(wrapped).toHaveProperty('sizes', [1, 2]);
  expect(wrapped).not.toHaveProperty('defaultProps');
  expect(wrapped.Body).toThrow(
    '"Body" of a/Card#Card can\'t be used outside its file. Export it by its own name, and import that: export const Body = …;',
  );
});
