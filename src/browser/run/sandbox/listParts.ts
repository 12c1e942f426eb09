import { cut, printKey, printName, cutName, quote } from './printName';

export interface ObjectParts {
  /** `Point ` for an instance of a class, `Map(2) ` for a map. */
  readonly title: string;
  readonly isList?: boolean;
  /** True if the preview consists of the title alone, as for a date. */
  readonly isPlain?: boolean;
  readonly count: number;
  /** @param most limits the number of parts, because reading each takes time */
  readonly read: (
    most: number,
  ) => readonly (readonly [name: string, value: unknown])[];
}

/** Prints an element's tag, such as `<p id="a">`, or the text or name of another node. */
function printNode(node: Node): string {
  if (!(node instanceof Element)) {
    const { nodeValue } = node;
    return nodeValue === null
      ? cutName(node.nodeName)
      : quote(nodeValue.trim());
  }
  const attributes = Array.from(
    node.attributes,
    (one) => ` ${one.name}="${one.value}"`,
  );
  const name = cutName(node.tagName).toLowerCase();
  return `<${name}${cut(attributes.join(''))}>`;
}

function listNode(node: Node): ObjectParts {
  const { childNodes } = node;
  const [only] = childNodes;
  const isText = childNodes.length === 1 && only?.nodeType === 3;
  const text = only?.nodeValue ?? '';
  const isShort = isText && text.length < 40 && !text.includes('\n');
  const name = node.nodeName.toLowerCase();
  const children = isShort ? [] : [...childNodes];
  return {
    title: isShort ? `${printNode(node)}${text}</${name}>` : printNode(node),
    isPlain: true,
    count: children.length,
    read: (most) => children.slice(0, most).map((child) => ['', child]),
  };
}

function getTitle(value: object): string {
  if (Array.isArray(value)) return `Array(${value.length})`;
  const { constructor } = value as { constructor?: { name?: unknown } };
  const name = cutName(constructor?.name) || 'Object';
  if (!/^(Object|Iterator)$/.test(name)) return name;
  // Generators and iterators have a tag, such as `Array Iterator`.
  return cutName(read(value, Symbol.toStringTag)) || name;
}

function printFunction(value: { readonly name: unknown }): string {
  const text = Function.prototype.toString.call(value);
  const name = cutName(value.name);
  if (/^class\b/.test(text)) return `class ${name}`;
  const [, async = '', star = ''] =
    /^(async )?(?:function)?\s*(\*)?/.exec(text) ?? [];
  return `${async}function${star} ${name}()`;
}

/** Returns the title of an object that is printed without brackets. */
function getPlain(value: object): string | undefined {
  if (typeof value === 'function') return printFunction(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof URL || value instanceof URLSearchParams)
    return `${getTitle(value)} ${value.toString()}`;
  if (value instanceof Promise) return 'Promise';
  if (value instanceof WeakMap || value instanceof WeakSet)
    return getTitle(value);
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength})`;
  return undefined;
}

/** Shown as `empty`. */
export const HOLE = Symbol('hole');

/** Maximum number of entries to show. */
const ENTRIES = 50;

/** The property's getter may throw. */
function read(value: object, key: string | symbol): unknown {
  try {
    return (value as Record<string | symbol, unknown>)[key];
  } catch (error) {
    return `(${String(error)})`;
  }
}

const listOwn = (value: object): readonly (string | symbol)[] => [
  ...Object.keys(value),
  ...Object.getOwnPropertySymbols(value).filter((key) =>
    Object.prototype.propertyIsEnumerable.call(value, key),
  ),
];

const getProperties = (
  value: object,
  keys = listOwn(value),
): Pick<ObjectParts, 'count' | 'read'> => ({
  count: keys.length,
  read: (most) =>
    keys
      .slice(0, Math.min(most, ENTRIES))
      .map((key) => [printKey(key), read(value, key)]),
});

/** Returns the first items without reading the others. */
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
  isList: true,
  count: items.length,
  read: (most) =>
    Array.from({ length: Math.min(items.length, most, ENTRIES) }, (_, i) => [
      `${i}:`,
      i in items ? items[i] : HOLE,
    ]),
});

const listMap = (map: ReadonlyMap<unknown, unknown>): ObjectParts => ({
  title: `Map(${map.size}) `,
  count: map.size,
  read: (most) =>
    take(map, most).map(([key, value]) => [
      `${typeof key === 'object' && key !== null ? getTitle(key) : printName(key)} =>`,
      value,
    ]),
});

const listSet = (set: ReadonlySet<unknown>): ObjectParts => ({
  title: `Set(${set.size}) `,
  count: set.size,
  read: (most) => take(set, most).map((value) => ['', value]),
});

/** Lists the properties of an object that is printed without brackets. */
const listPlain = (value: object, title: string, keys = listOwn(value)) => ({
  ...getProperties(value, keys),
  title: cut(title),
  isPlain: true,
});

/** Lists what an error's title lacks, and properties that aren't enumerable. */
function listError(error: Error): ObjectParts {
  const keys = new Set([...Object.keys(error), 'errors', 'cause']);
  const shown = [...keys].filter(
    (key) => Object.hasOwn(error, key) && !/^(stack|name|message)$/.test(key),
  );
  const { name, message } = error;
  return listPlain(error, message ? `${name}: ${message}` : name, shown);
}

/** Lists an event's type and what its class adds, such as a key. */
function listEvent(event: Event): ObjectParts {
  const keys = Object.keys(Object.getPrototypeOf(event) as object).filter(
    (key) =>
      /^(?!type$).*[a-z]/.test(key) && typeof read(event, key) !== 'function',
  );
  const parts = getProperties(event, ['type', ...keys]);
  return { ...parts, title: `${getTitle(event)} ` };
}

export function listParts(value: object): ObjectParts {
  if (value instanceof Error) return listError(value);
  if (value instanceof Event) return listEvent(value);
  if (Array.isArray(value)) return listItems('', value);
  // Typed arrays, and lists of the DOM
  if ((ArrayBuffer.isView(value) || 'item' in value) && 'length' in value) {
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
  };
}
