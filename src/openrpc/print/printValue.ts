import type { Json } from '../document/types';

/** The longest line of sample code that fits on a page without scrolling. */
const WIDTH = 72;

export const printString = (text: string): string =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

export const printKey = (key: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(key) ? key : printString(key);

/** @param indent the number of spaces before every line except the first */
export function printValue(value: Json, indent = 0): string {
  if (typeof value === 'string') return printString(value);
  if (value === null || typeof value !== 'object') return String(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? (value as readonly Json[]).map((v) => ['', v] as const)
    : Object.entries(value).map(([k, v]) => [`${printKey(k)}: `, v] as const);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (!entries.length) return `${open}${close}`;
  const space = isList ? '' : ' ';
  const line = `${open}${space}${entries
    .map(([key, v]) => key + printValue(v))
    .join(', ')}${space}${close}`;
  if (line.length + indent <= WIDTH && !line.includes('\n')) return line;
  const inner = ' '.repeat(indent + 2);
  const lines = entries.map(
    ([key, v]) => `${inner}${key}${printValue(v, indent + 2)},\n`,
  );
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`;
}
