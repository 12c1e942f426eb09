/** Characters of one text. */
const LENGTH = 5000;
/** Lines of one text. */
const LINES = 200;
/** Characters of the name of something. */
const NAME = 100;

/** A name that is no longer than can be read. */
export const cutName = (name: unknown): string => {
  const text = typeof name === 'string' ? name : '';
  return text.length > NAME ? `${text.slice(0, NAME)}…` : text;
};

/** A text that is no longer than can be looked through. */
export function cut(text: string): string {
  const lines = text.slice(0, LENGTH).split('\n');
  const kept = lines.slice(0, LINES).join('\n');
  return kept.length < text.length
    ? `${kept}… (${text.length} characters)`
    : text;
}

/** A text as code writes it. */
export const quote = (text: string): string =>
  `'${cut(text).replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

/** A value that has no parts, as code writes it. */
export function printName(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return cut(typeof value === 'bigint' ? `${value}n` : String(value));
}

/** A key before its value. */
export const printKey = (key: string | symbol): string => {
  if (typeof key === 'symbol') return `[${cutName(String(key))}]:`;
  return /^[A-Za-z_$][\w$]*$/.test(key)
    ? `${cutName(key)}:`
    : `${quote(cutName(key))}:`;
};
