import { readStored } from './storage';

/** Reads a stored JSON value; returns `undefined` if it is missing or invalid. */
export function readStoredJson(
  ...place: Parameters<typeof readStored>
): unknown {
  try {
    return JSON.parse(readStored(...place) ?? '');
  } catch {
    return undefined;
  }
}
