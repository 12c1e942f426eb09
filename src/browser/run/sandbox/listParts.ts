import { listNode } from './listNode';
import type { ObjectParts } from './ObjectParts';
import { cut, printKey, printName } from './printName';
import { getPlain, getTitle } from './printPlain';

/** Maximum number of entries of an object. */
const ENTRIES = 50;

/** Reads a property, whose getter may throw. */
function read(value: object, key: string | symbol): unknown {
  try {
    return (value as Record<string | symbol, unknown>)[key];
  } catch (error) {
    return `(${String(error)})`;
  }
}

const CURLY = ['{', '}'] as const;
const SQUARE = ['[', ']'] as const;

const listOwn = (value: object): readonly (string | symbol)[] => [
  ...Object.keys(value),
  ...Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  ),
];

function getProperties(
  value: object,
  keys = listOwn(value),
): Pick<ObjectParts, 'count' | 'read'> {
  return {
    count: keys.length,
    read: (most) =>
      keys
        .slice(0, Math.min(most, ENTRIES))
        .map((key) => [printKey(key), read(value, key)]),
  };
}

/** Takes the first items of an iterable, without iterating over all. */
function take<Item>(items: Iterable<Item>, most: number): readonly Item[] {
  const taken: Item[] = [];
  if (most <= 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length >= Math.min(most, ENTRIES)) break;
  }
  return taken;
}

const listItems = (title: string, items: ArrayLike<unknown>): ObjectParts => ({
  title,
  brackets: SQUARE,
  isPlain: false,
  count: items.length,
  read: (most) =>
    Array.from({ length: Math.min(items.length, most, ENTRIES) }, (_, i) => [
      `${i}:`,
      i in items ? items[i] : undefined,
    ]),
});

const listMap = (map: ReadonlyMap<unknown, unknown>): ObjectParts => ({
  title: `Map(${map.size}) `,
  brackets: CURLY,
  isPlain: false,
  count: map.size,
  read: (most) =>
    take(map, most).map(([key, value]) => [
      `${typeof key === 'object' && key !== null ? getTitle(key) : printName(key)} =>`,
      value,
    ]),
});

const listSet = (set: ReadonlySet<unknown>): ObjectParts => ({
  title: `Set(${set.size}) `,
  brackets: CURLY,
  isPlain: false,
  count: set.size,
  read: (most) => take(set, most).map((value) => ['', value]),
});

/** Printed without brackets; own properties appear on expansion. */
const listPlain = (value: object, title: string): ObjectParts => ({
  ...getProperties(value),
  title: cut(title),
  brackets: CURLY,
  isPlain: true,
});

/** Lists `TypeError: no` and its cause. */
function listError(error: Error): ObjectParts {
  const own = Object.keys(error).filter((key) => key !== 'stack');
  const hasCause = Object.prototype.hasOwnProperty.call(error, 'cause');
  const keys = hasCause && !own.includes('cause') ? [...own, 'cause'] : own;
  const title = error.message ? `${error.name}: ${error.message}` : error.name;
  return {
    ...getProperties(error, keys),
    title: cut(title),
    brackets: CURLY,
    isPlain: true,
  };
}

/** Lists the parts of an object. */
export function listParts(value: object, isError: boolean): ObjectParts {
  if (isError) return listError(value as Error);
  if (Array.isArray(value)) return listItems('', value);
  if (ArrayBuffer.isView(value) && 'length' in value) {
    const items = value as unknown as ArrayLike<unknown>;
    return listItems(`${getTitle(value)}(${items.length}) `, items);
  }
  if (value instanceof Map) return listMap(value);
  if (value instanceof Set) return listSet(value);
  if (typeof Node === 'function' && value instanceof Node)
    return listNode(value);
  const plain = getPlain(value);
  if (plain !== undefined) return listPlain(value, plain);
  const name = getTitle(value);
  return {
    ...getProperties(value),
    title: name === 'Object' ? '' : `${name} `,
    brackets: CURLY,
    isPlain: false,
  };
}
