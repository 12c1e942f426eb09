import { describe, expect, it } from 'vitest';
import { inspect, inspectAll } from '../../../src/browser/run/sandbox/inspect';
import { printTable } from '../../../src/browser/run/sandbox/printTable';
import type { Shown } from '../../../src/browser/run/sandbox/protocol';

const ORIGIN = { address: 'blob:code' };

const show = (value: unknown): Shown => inspect(value, ORIGIN);

/** Prints a value and all its nested values, with indentation. */
const print = ({ text, entries = [] }: Shown, indent = ''): string =>
  [
    text,
    ...entries.map(({ name, value }) =>
      `${indent}  ${name} ${print(value, `${indent}  `)}`.trimEnd(),
    ),
  ].join('\n');

const circle: Record<string, unknown> = {};
circle['a'] = circle;

class Point {
  x = 1;
}

/** Like a list of the DOM. */
class List {
  0 = 'a';
  get length() {
    return 1;
  }
  item() {
    return this[0];
  }
}

/** Like a rectangle of the DOM. */
class Box {
  get width() {
    return 1;
  }
}
Object.defineProperty(Box.prototype, 'width', { enumerable: true });

function* generate() {
  yield 1;
}

it.each([
  ['text', 'text'],
  [7n, '7n'],
  [null, 'null'],
  [-0, '-0'],
  [[1, 'b'], "[1, 'b']"],
  [[1, , undefined], '[1, empty, undefined]'],
  [{ a: { b: "it's" } }, "{ a: { b: 'it\\'s' } }"],
  [{ 'a-b': 1, [Symbol('c')]: 2 }, "{ 'a-b': 1, [Symbol(c)]: 2 }"],
  [new Point(), 'Point { x: 1 }'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [new Date(NaN), 'Invalid Date'],
  [/a/g, '/a/g'],
  [new Set([1, 'b']), "Set(2) { 1, 'b' }"],
  [new Uint8Array([1, 2]), 'Uint8Array(2) [1, 2]'],
  [new Box(), 'Box { width: 1 }'],
  [new Headers({ a: 'b' }), "Headers(1) { 'a' => 'b' }"],
  [new ArrayBuffer(8), 'ArrayBuffer(8)'],
  [new List(), "List(1) ['a']"],
  [{ item: 'a', length: 2 }, "{ item: 'a', length: 2 }"],
  [Promise.resolve(1), 'Promise'],
  [function name() {}, 'function name()'],
  [async () => undefined, 'async function ()'],
  [Point, 'class Point'],
  [generate, 'function* generate()'],
  [generate(), 'Generator {}'],
  [[[1].values()], '[Array Iterator {}]'],
  [circle, '{ a: (itself) }'],
  [{ a: { b: { c: { d: { e: 1 } } } } }, '{ a: { b: { c: { d: {…} } } } }'],
])('%# a value is shown as a console does, in one line', (value, text) => {
  expect(show(value)).toEqual({ text });
});

it.each([
  [
    { first: 'a'.repeat(30), second: ['b'.repeat(50)] },
    `{ first: '${'a'.repeat(30)}', second: […] }`,
    ['first', 'second'],
  ],
  [
    new Map([[{ a: 1 }, 'b'.repeat(80)]]),
    `Map(1) { Object => '${'b'.repeat(35)}…' }`,
    ['Object =>'],
  ],
  [[`a {${'d'.repeat(80)}`], `Array(1) ['a {${'d'.repeat(32)}…']`, ['0']],
])('%# a long value is cut, and opens', (value, text, names) => {
  const shown = show(value);
  expect(shown.text).toBe(text);
  expect(shown.entries?.map(({ name }) => name.replace(/:$/, ''))).toEqual(
    names,
  );
});

describe('an error', () => {
  const error = Object.assign(new TypeError('no'), {
    stack: `TypeError: no
    at fail (blob:code:4:7)
    at check (https://a.example/js/run/frame/:1:9)
    at async Promise.all (index 0)
    at async blob:code:9:1`,
  });

  const stack = [
    { name: 'fail', line: 4 },
    { name: '', line: 9 },
  ];

  it('names itself once, with the lines of the code alone', () => {
    expect(show(error)).toEqual({ text: 'TypeError: no', stack });
  });

  it('has the lines that the reader has written', () => {
    const lines = Array.from({ length: 9 }, (_, i) => (i < 6 ? 2 : 3));
    expect(inspect(error, { ...ORIGIN, lines }).stack).toEqual([
      { name: 'fail', line: 2 },
      { name: '', line: 3 },
    ]);
  });

  it('is read in Firefox and Safari too', () => {
    const other = Object.assign(new Error('a'), {
      stack: 'fail@blob:code:4:7\nasync*@blob:code:9:1\n@frame/:1:1',
    });
    expect(show(other).stack).toEqual(stack);
  });

  it('shows its cause, and what else it has', () => {
    const outer = Object.assign(new Error('a', { cause: 'b' }), { code: 5 });
    expect(print(show(outer))).toBe("Error: a\n  code: 5\n  cause: 'b'");
  });

  it('shows all errors that it has, and its own name once', () => {
    const all = Object.assign(new AggregateError([1], 'a'), { name: 'All' });
    expect(print(show(all))).toBe('All: a\n  errors: [1]');
  });
});

it('shows what an event of a class has, and not what all events have', () => {
  const event = new CustomEvent('key', { detail: 4 });
  expect(show(event).text).toBe("CustomEvent { type: 'key', detail: 4 }");
});

it('shows what throws when it is read', () => {
  const thrower = {
    get a(): never {
      throw new Error('b');
    },
  };
  expect(show(thrower).text).toBe("{ a: '(Error: b)' }");
});

it('gives up on what cannot be read at all', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(show(proxy)).toEqual({ text: "(can't be shown)" });
});

const count = ({ entries = [] }: Shown): number =>
  entries.reduce((sum, { value }) => sum + count(value), 1);

it('cuts what is too long', () => {
  const long = Array.from({ length: 1e6 }, () => 0);
  expect(print(show(long))).toMatch(/… 999950 more$/);
  expect(show('a'.repeat(1e6)).text).toMatch(
    /^a{5000}… \(1000000 characters\)$/,
  );
  expect(show('a\n'.repeat(1000)).text.split('\n')).toHaveLength(200);
  const wide = Array.from({ length: 40 }, () =>
    Array.from({ length: 40 }, () => ({ a: [1, 2, 'b'.repeat(50)] })),
  );
  expect(count(show(wide))).toBeLessThan(500);
});

it.each([
  ['a|1|{ b: 2 }', 'a', 1, { b: 2 }],
  ["Info|['a']", '%cInfo', 'color: red', ['a']],
  ['a of 2, 100%|rest', '%s of %d, 100%%', 'a', 2.5, 'rest'],
])('%s is printed as a console does', (want, ...values) => {
  const texts = inspectAll(values, ORIGIN).map(({ text }) => text);
  expect(texts.join('|')).toBe(want);
});

it.each([
  [
    'columns',
    [[{ a: 1, b: 'x' }, { a: { c: 2 } }, 5]],
    "(index)  a         b    Value\n0        1         'x'\n1        { c: 2 }\n2                       5",
  ],
  [
    'chosen columns',
    [{ 'x-y': { a: 1, b: 2 } }, ['b']],
    '(index)  b\nx-y      2',
  ],
  ['the values of a set', [new Set([1])], '(index)  Value\n0        1'],
  ['an end, however long a list is', [Array(60).fill(0)], /\n…$/],
])('a table has %s', (_, values, text) => {
  expect(printTable(values, ORIGIN).replace(/ +$/gm, '')).toMatch(text);
});
