/** Levels of objects in objects that are shown. */
const DEPTH = 4;
/** Entries of one object. */
const ENTRIES = 50;
/** Characters of one text. */
const LENGTH = 5000;

const cut = (text: string): string =>
  text.length > LENGTH
    ? `${text.slice(0, LENGTH)}… (${text.length} characters)`
    : text;

const isName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

function join(
  [open, close]: readonly [string, string],
  entries: readonly string[],
  count: number,
  indent: string,
): string {
  if (count === 0) return open + close;
  const all =
    count > entries.length
      ? [...entries, `… ${count - entries.length} more`]
      : entries;
  const line = `${open} ${all.join(', ')} ${close}`;
  if (line.length <= 60 && !line.includes('\n')) {
    return open === '[' ? `[${all.join(', ')}]` : line;
  }
  const inner = `\n${indent}  `;
  return `${open}${inner}${all.join(`,${inner}`)}\n${indent}${close}`;
}

/** Reads a property; getters of an app may throw. */
function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key];
  } catch (error) {
    return `(${String(error)})`;
  }
}

function inspectObject(value: object, above: readonly object[]): string {
  if (above.includes(value)) return '(itself)';
  const name = (value.constructor as { name?: string } | undefined)?.name ?? '';
  if (above.length === DEPTH) return Array.isArray(value) ? '[…]' : '{…}';
  const indent = '  '.repeat(above.length);
  const show = (entry: unknown): string =>
    inspectValue(entry, [...above, value]);
  if (Array.isArray(value)) {
    const shown = value.slice(0, ENTRIES).map(show);
    return join(['[', ']'], shown, value.length, indent);
  }
  const keys = Object.keys(value);
  const entries = keys
    .slice(0, ENTRIES)
    .map(
      (key) => `${isName(key) ? key : `'${key}'`}: ${show(read(value, key))}`,
    );
  const isPlain = name === 'Object' || name === '';
  return (
    (isPlain ? '' : `${name} `) + join(['{', '}'], entries, keys.length, indent)
  );
}

function inspectValue(value: unknown, above: readonly object[]): string {
  switch (typeof value) {
    case 'string':
      return above.length === 0
        ? cut(value)
        : `'${cut(value).replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `(function ${value.name || 'without a name'})`;
    case 'object':
      if (value === null) return 'null';
      if (value instanceof Error) return `${value.name}: ${cut(value.message)}`;
      if (value instanceof Date && !Number.isNaN(value.getTime()))
        return value.toISOString();
      if (value instanceof Promise) return '(promise)';
      return inspectObject(value, above);
    default:
      return String(value);
  }
}

/** A value as a reader of code would write it; never throws, never endless. */
export function inspect(value: unknown): string {
  try {
    const text = inspectValue(value, []);
    // A text is cut already.
    return typeof value === 'string' ? text : cut(text);
  } catch {
    return '(cannot be shown)';
  }
}

/** The arguments of `console.log` as one text; `%c` styles are left out. */
export function inspectAll(values: readonly unknown[]): string {
  const [first, ...rest] = values;
  if (typeof first !== 'string' || !/%[csdifoO]/.test(first)) {
    return values.map(inspect).join(' ');
  }
  const text = first.replace(/%([csdifoO%])/g, (_, kind: string) => {
    if (kind === '%') return '%';
    const value = rest.shift();
    return kind === 'c' ? '' : inspect(value);
  });
  return [text, ...rest.map(inspect)].join(' ');
}
