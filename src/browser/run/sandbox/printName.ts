/** Limits: characters and lines of a string, and characters of a name. */
const LENGTH = 5000;
const LINES = 200;
const NAME = 100;

export const cutName = (name: unknown): string => {
  const text = typeof name === 'string' ? name : '';
  return text.length > NAME ? `${text.slice(0, NAME)}…` : text;
};

export function cut(text: string): string {
  const lines = text.slice(0, LENGTH).split('\n');
  const kept = lines.slice(0, LINES).join('\n');
  return kept.length < text.length
    ? `${kept}… (${text.length} characters)`
    : text;
}

export const quote = (text: string): string =>
  `'${cut(text).replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** Prints a primitive value as it would appear in code. */
export function printName(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (Object.is(value, -0)) return '-0';
  return cut(typeof value === 'bigint' ? `${value}n` : String(value));
}

export const printKey = (key: string | symbol): string => {
  if (typeof key === 'symbol') return `[${cutName(String(key))}]:`;
  return /^[A-Za-z_$][\w$]*$/.test(key)
    ? `${cutName(key)}:`
    : `${quote(cutName(key))}:`;
};
