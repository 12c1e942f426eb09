import { HOLE, listParts, type ObjectParts } from './listParts';
import { listFrames, type CodeOrigin } from './CodeOrigin';
import { cut, printName } from './printName';
import type { ShownEntry, Shown } from './protocol';

/** Limits of a preview: depth, number of values, and length of a line. */
const DEPTH = 4;
const VALUES = 400;
const WIDTH = 72;

interface ValuePlace {
  readonly origin: CodeOrigin;
  /** The number of values that the preview may still show. */
  readonly room: { values: number };
  /** The objects that contain the value. */
  readonly above: readonly object[];
}

/** Prints one line, such as `{ a: 1, b: {…} }`, with as many entries as fit. */
function printLine(parts: ObjectParts, entries: readonly ShownEntry[]): Shown {
  const open = parts.isList ? '[' : '{';
  const close = parts.isList ? ']' : '}';
  const inner = (texts: readonly string[]): string =>
    open === '[' ? texts.join(', ') : ` ${texts.join(', ')} `;
  const print = ({ name }: ShownEntry, text: string): string =>
    open === '[' || !name ? text : `${name} ${text}`;
  const isWhole =
    entries.length === parts.count &&
    entries.every(({ value }) => !value.entries && !value.stack);
  const all = entries.map((entry) => print(entry, entry.value.text));
  const head = parts.title + open;
  const line =
    entries.length > 0 ? `${head}${inner(all)}${close}` : head + close;
  if (isWhole && line.length <= WIDTH && !line.includes('\n'))
    return { text: line };
  const shown: string[] = [];
  let length = head.length;
  for (const entry of entries) {
    const { text, entries: below } = entry.value;
    const isLong = text.length > WIDTH / 2 || text.includes('\n');
    const short = below || isLong ? getShort(text) : text;
    const next = print(entry, short);
    length += next.length + 2;
    if (length > WIDTH) break;
    shown.push(next);
  }
  if (shown.length < parts.count) shown.push('…');
  // If not all entries fit, the preview shows the array's length.
  const start = head === '[' ? `Array(${parts.count}) [` : head;
  return { text: `${start}${inner(shown)}${close}`, entries };
}

/** Abbreviates `{ a: 1 }` to `{…}`, and `Map(2) { … }` to `Map(2) {…}`. */
function getShort(text: string): string {
  const [, title = '', open = ''] = /^([^'{[\n]{0,40})([{[])/.exec(text) ?? [];
  if (open === '{') return `${title}{…}`;
  if (open === '[') return `${title}[…]`;
  const [line = ''] = text.split('\n');
  const end = /['"]$/.exec(text)?.[0] ?? '';
  return `${line.slice(0, WIDTH / 2)}…${end}`;
}

function showObject(value: object, place: ValuePlace): Shown {
  const { above, room, origin } = place;
  if (above.includes(value)) return { text: '(itself)' };
  const parts = listParts(value);
  const stack = listFrames(value, origin);
  const inner = { ...place, above: [...above, value] };
  const entries: ShownEntry[] = [];
  const most = above.length < DEPTH ? room.values : 0;
  for (const [name, part] of parts.read(most)) {
    if (room.values <= 0) break;
    room.values -= 1;
    entries.push({ name, value: show(part, inner) });
  }
  const more = parts.count - entries.length;
  if (parts.isPlain)
    return {
      text: parts.title,
      entries: entries.length > 0 ? entries : undefined,
      stack: stack.length > 0 ? stack : undefined,
    };
  if (entries.length === 0 && more > 0)
    return { text: getShort(parts.title + (parts.isList ? '[' : '{')) };
  if (more > 0) {
    entries.push({ name: '', value: { text: `… ${more} more` } });
    const line = printLine(parts, entries.slice(0, -1));
    return { ...line, entries };
  }
  return printLine(parts, entries);
}

function show(value: unknown, place: ValuePlace): Shown {
  const isObject = typeof value === 'object' || typeof value === 'function';
  if (isObject && value !== null) return showObject(value, place);
  if (value === HOLE) return { text: 'empty' };
  if (typeof value !== 'string') return { text: printName(value) };
  return { text: place.above.length === 0 ? cut(value) : printName(value) };
}

/** Creates the preview of a value; never throws. */
export function inspect(value: unknown, origin: CodeOrigin): Shown {
  try {
    return show(value, { origin, room: { values: VALUES }, above: [] });
  } catch {
    return { text: "(can't be shown)" };
  }
}

/** Maximum number of arguments to print. */
const ARGUMENTS = 50;

/** Formats the arguments of `console.log`, without `%c` styles. */
export function inspectAll(values: readonly unknown[], origin: CodeOrigin) {
  const [first, ...rest] = values.slice(0, ARGUMENTS);
  if (typeof first !== 'string' || !/%[csdifoO]/.test(first))
    return values.slice(0, ARGUMENTS).map((value) => inspect(value, origin));
  const text = cut(first).replace(/%([csdifoO%])/g, (_, kind: string) => {
    if (kind === '%') return '%';
    const given = rest.shift();
    const isWhole = 'di'.includes(kind) && typeof given === 'number';
    const value = isWhole ? Math.trunc(given) : given;
    return kind === 'c' ? '' : inspect(value, origin).text;
  });
  return [{ text: cut(text) }, ...rest.map((value) => inspect(value, origin))];
}
