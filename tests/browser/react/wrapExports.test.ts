import { expect, it } from 'vitest';
import {
  wrapExports,
  type Exports,
} from '../../../src/browser/react/wrapExports';

const Card = Object.assign(() => null, {
  Body: () => null,
  sizes: [1, 2],
  defaultProps: { size: 1 },
});

const wrap = (): Exports => wrapExports('a/Card', { Card }, () => () => null);

it('a wrapped component has its properties, but not what React reads', () => {
  const { Card: wrapped } = wrap() as { readonly Card: object };
  expect(wrapped).toHaveProperty('sizes', [1, 2]);
  expect(wrapped).not.toHaveProperty('defaultProps');
});

it('a component among the properties says how to use it', () => {
  const { Card: wrapped } = wrap() as {
    readonly Card: { readonly Body: () => void };
  };
  expect(wrapped.Body).toThrow(
    '"Body" of a/Card#Card can\'t be used outside its file. Export it by its own name, and import that: export const Body = …;',
  );
});
