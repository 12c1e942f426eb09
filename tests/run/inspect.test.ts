import { expect, it } from 'vitest';
import { inspect, inspectAll } from '../../src/run/sandbox/inspect';

const circle: Record<string, unknown> = {};
circle['a'] = circle;

it.each([
  ['text', 'text'],
  [7n, '7n'],
  [null, 'null'],
  [undefined, 'undefined'],
  [[1, 'b'], "[1, 'b']"],
  [[], '[]'],
  [{}, '{}'],
  [{ a: { b: "it's" } }, "{ a: { b: 'it\\'s' } }"],
  [{ 'a-b': 1 }, "{ 'a-b': 1 }"],
  [new TypeError('no'), 'TypeError: no'],
  [circle, '{ a: (itself) }'],
  [Promise.resolve(1), '(promise)'],
  [
    { first: 'a'.repeat(30), second: ['b'.repeat(30)] },
    `{\n  first: '${'a'.repeat(30)}',\n  second: ['${'b'.repeat(30)}']\n}`,
  ],
  [{ a: { b: { c: { d: { e: 1 } } } } }, '{ a: { b: { c: { d: {…} } } } }'],
])('%# a value is shown as code', (value, text) => {
  expect(inspect(value)).toBe(text);
});

it('shows what throws when it is read', () => {
  const thrower = {
    get a(): never {
      throw new Error('b');
    },
  };
  expect(inspect(thrower)).toBe('{ a: "(Error: b)" }'.replace(/"/g, "'"));
});

it('cuts what is too long', () => {
  expect(inspect(Array.from({ length: 1e6 }, () => 0))).toMatch(
    /… 999950 more\n?/,
  );
  expect(inspect('a'.repeat(1e6))).toMatch(/a… \(1000000 characters\)$/);
});

it.each([
  [['a', 1, { b: 2 }], 'a 1 { b: 2 }'],
  [['%cInfo', 'color: red', ['a']], "Info ['a']"],
  [['%s of %d, 100%%', 'a', 2, 'rest'], 'a of 2, 100% rest'],
])('%j is printed as a console does', (values, text) => {
  expect(inspectAll(values)).toBe(text);
});
