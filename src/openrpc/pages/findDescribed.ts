import { suggest } from '../../text/suggest';
import type { Described } from '../document/types';

export function findDescribed(
  kind: string,
  list: readonly Described[],
  name: string,
): Described {
  const found = list.find((entry) => entry.name === name);
  if (found) return found;
  const names = list.map((entry) => entry.name);
  throw new Error(`unknown ${kind} "${name}". ${suggest(name, names)}`);
}
