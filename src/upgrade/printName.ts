/** Control characters, line breaks, and marks that turn the direction of a text. */
const UNSAFE =
  /[\u0000-\u001F\u007F-\u009F\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name or a line of code on one line, as it may be shown: what could change the
 * terminal, start a new line, or give a command to the log of a pull request is
 * written as an escape.
 */
export const printName = (text: string): string =>
  text
    .replace(UNSAFE, (mark) => JSON.stringify(mark).slice(1, -1))
    .replace(
      UNSAFE,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/^::|##(?=\[)/g, (mark) => mark.replace(/./g, '\\$&'));
