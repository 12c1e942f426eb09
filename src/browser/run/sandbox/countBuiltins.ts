import type { Memory } from './Memory';

type Callable = (this: unknown, ...values: readonly unknown[]) => unknown;
type OwnedNames = readonly (readonly [owner: object, names: string])[];

/** Workers have no DOM nodes. */
const listNodeMakers = (): OwnedNames =>
  typeof document === 'undefined'
    ? []
    : [
        [Document.prototype, 'createElement createTextNode'],
        [Node.prototype, 'cloneNode'],
      ];

/** Built-in functions that return arrays, strings and nodes. */
const listMakers = (): OwnedNames => [
  [Array, 'from of'],
  [Array.prototype, 'concat slice splice map filter flat flatMap join'],
  [String.prototype, 'repeat padStart padEnd split replace replaceAll concat'],
  [JSON, 'parse stringify'],
  [globalThis, 'structuredClone'],
  ...listNodeMakers(),
];

/** Methods that add entries to arrays and maps. */
const listGrowers = (): OwnedNames => [
  [Array.prototype, 'push unshift'],
  [Map.prototype, 'set'],
  [Set.prototype, 'add'],
];

function replaceAll(
  names: OwnedNames,
  replace: (original: Callable) => Callable,
): void {
  for (const [owner, list] of names) {
    for (const name of list.split(' ')) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      const value = replace(original as Callable);
      Object.defineProperty(value, 'name', { value: name });
      Object.defineProperty(owner, name, {
        value,
        configurable: true,
        writable: true,
      });
    }
  }
}

/** Wraps the built-in functions of this global scope to count what they allocate. */
export function countBuiltins(memory: Memory): void {
  replaceAll(
    listMakers(),
    (original) =>
      function (...values) {
        return memory.made(Reflect.apply(original, this, values));
      },
  );
  replaceAll(
    listGrowers(),
    (original) =>
      function (...values) {
        memory.grow(this as object, values);
        return Reflect.apply(original, this, values);
      },
  );
}
