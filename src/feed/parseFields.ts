import { suggest } from '../text/suggest';

export type Data = Readonly<Record<string, unknown>>;

/** @throws with the JSON pointer in front of the message */
export function fail(where: string, what: string): never {
  throw new Error(`#${where}: ${what}`);
}

/** @param keys the keys that the object may have */
export function parseObject(
  value: unknown,
  keys: readonly string[],
  where: string,
): Data {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(where, `expected an object, found ${JSON.stringify(value)}.`);
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) {
      fail(where, `unknown key "${key}". ${suggest(key, keys)}`);
    }
  }
  return value as Data;
}

export function parseList(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value)
    ? value
    : fail(where, `expected an array, found ${JSON.stringify(value)}.`);
}

export function parseText(value: unknown, where: string): string {
  return typeof value === 'string'
    ? value
    : fail(where, `expected a string, found ${JSON.stringify(value)}.`);
}

export function parseFlag(value: unknown, where: string): boolean {
  return typeof value === 'boolean'
    ? value
    : fail(where, `expected true or false, found ${JSON.stringify(value)}.`);
}

export const parseTexts = (value: unknown, where: string): readonly string[] =>
  parseList(value, where).map((text, i) => parseText(text, `${where}/${i}`));

export function parseOneOf<T extends string>(
  value: unknown,
  choices: readonly T[],
  where: string,
): T {
  const text = parseText(value, where);
  return (
    choices.find((choice) => choice === text) ??
    fail(where, `unknown value "${text}". ${suggest(text, choices)}`)
  );
}
