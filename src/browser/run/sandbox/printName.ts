/** Maximum length of a string. */
const LENGTH = 5000;
/** Maximum number of lines of a string. */
const LINES = 200;
/** Maximum length of a name. */
const NAME = 100;

/** Shortens a name to a readable length. */
export const cutName = (name: unknown): string => {
  const text = typeof name === 'string' ? name : '';
  return text.length > NAME ? `${text.slice(0, NAME)}…` : text;
};

/** Shortens a string to a readable length. */
export function cut(text: string): string {
  const lines = text.slice(0, LENGTH).split('\n');
  const kept = lines.slice(0, LINES).join('\n');
  return kept.length < text.length
    ? `${kept}… (${text.length} characters)`
    : text;
}

/** Prints a string as in code. */
export const quote = (text: string): string =>
  `'${cut(text).replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** Prints a primitive value as in code. */
export function printName(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return cut(typeof value === 'bigint' ? `${value}n` : String(value));
}

/** Prints a key before its value. */
export const printKey = (key: string | symbol): string => {
  if (typeof key === 'symbol') return `[${cutName(String(key))}]:`;
  return /^[A-Za-z_$][\w$]*$/.test(key)
    ? `${cutName(key)}:`
    : `${quote(cutName(key))}:`;
};
