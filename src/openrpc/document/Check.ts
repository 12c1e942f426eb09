import { suggest } from '../../text/suggest';

/** What is wrong with a value and how to fix it, `undefined` if nothing. */
export type Check = (value: unknown) => string | undefined;

export const isText: Check = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? undefined
    : 'must be a non-empty string.';

export const isFlag: Check = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false.';

/** @param kind what the names name, for the message */
export const isOneOf =
  (names: readonly string[], kind = 'value'): Check =>
  (value) =>
    typeof value === 'string' && names.includes(value)
      ? undefined
      : `unknown ${kind} ${JSON.stringify(value)}. ${suggest(String(value), names)}`;

export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value)
      ? value.map(check).find((fault) => fault !== undefined)
      : 'must be an array.';
