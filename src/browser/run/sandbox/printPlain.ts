import { cutName } from './printName';

/** The class name of an object. */
export function getTitle(value: object): string {
  if (Array.isArray(value)) return `Array(${value.length})`;
  const { constructor } = value as { constructor?: { name?: unknown } };
  const name = constructor?.name;
  return cutName(name) || 'Object';
}

function printFunction(value: { readonly name: unknown }): string {
  const text = Function.prototype.toString.call(value);
  const name = cutName(value.name);
  if (/^class\b/.test(text)) return `class ${name}`;
  return `${/^async\b/.test(text) ? 'async ' : ''}function ${name}()`;
}

/** Text that a console prints instead of brackets. */
export function getPlain(value: object): string | undefined {
  if (typeof value === 'function') return printFunction(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise';
  if (value instanceof WeakMap || value instanceof WeakSet)
    return getTitle(value);
  if (value instanceof ArrayBuffer) return `ArrayBuffer(${value.byteLength})`;
  return undefined;
}
