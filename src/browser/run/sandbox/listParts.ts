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

/** Lists the entries of a map, or of an object that is like a map. */
const listMap = (
  map: Iterable<readonly [unknown, unknown]>,
  count: number,
): ObjectParts => ({
  title: `${getTitle(map)}(${count}) `,
  count,
  read: (most) =>
    take(map, most).map(([key, value]) => [
      `${typeof key === 'object' && key !== null ? getTitle(key) : printName(key)} =>`,
      value,
    ]),
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

/** Lists what the object's own class adds, such as an event's key or a rectangle's size. */
function listGetters(
  value: object,
  first: readonly string[] = [],
): ObjectParts {
  const own = Object.keys(Object.getPrototypeOf(value) as object);
  const keys = [...new Set([...first, ...own])].filter(
    (key) => /[a-z]/.test(key) && typeof read(value, key) !== 'function',
  );
  return { ...getProperties(value, keys), title: `${getTitle(value)} ` };
}

export function listParts(value: object): ObjectParts {
  if (value instanceof Error) return listError(value);
  if (value instanceof Event) return listGetters(value, ['type']);
  if (Array.isArray(value)) return listItems('', value);
  if (typeof Node === 'function' && value instanceof Node)
    return listNode(value);
  // Typed arrays, and lists of the DOM
  const isList =
    ArrayBuffer.isView(value) || typeof read(value, 'item') === 'function';
  if (isList && 'length' in value) {
    const items = value as unknown as ArrayLike<unknown>;
    return listItems(`${getTitle(value)}(${items.length}) `, items);
  }
  if (value instanceof Map) return listMap(value, value.size);
  if (value instanceof Headers || value instanceof FormData)
    return listMap(value, [...value].length);
  if (value instanceof Set)
    return {
      title: `Set(${value.size}) `,
      count: value.size,
      read: (most) => take(value, most).map((item) => ['', item]),
    };
  const plain = getPlain(value);
  if (plain !== undefined) return listPlain(value, plain);
  const parts = getProperties(value);
  if (getTitle(value) === 'Object') return { ...parts, title: '' };
  return parts.count > 0
    ? { ...parts, title: `${getTitle(value)} ` }
    : listGetters(value);
}
