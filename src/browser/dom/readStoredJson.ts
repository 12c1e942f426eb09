import { readStored } from './storage';

/** Reads a stored JSON value; `undefined` if it is missing or damaged. */
export function readStoredJson(
  ...place: Parameters<typeof readStored>
): unknown {
  try {
    return JSON.parse(readStored(...place) ?? '');
  } catch {
    return undefined;
  }
}
