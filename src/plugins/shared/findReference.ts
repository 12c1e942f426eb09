import path from 'node:path';
import { parseReference, type Reference } from '../../reference/kinds';
import { findImports } from './findImports';

/**
 * The page of the reference that a written page shows, by what it imports of
 * the API description; `undefined` for a guide.
 * @param file for messages
 * @throws for a kind of page that there is not, with file and line
 */
export function findReference(
  file: string,
  text: string,
): Reference | undefined {
  const found = findImports(text).find(
    ({ from }) =>
      path.posix.basename(from.replace(/\?.*/, '')) === 'openrpc.json',
  );
  if (!found) return undefined;
  try {
    return parseReference(found.from.replace(/^[^?]*/, ''));
  } catch (error) {
    throw new Error(
      `${file}:${found.line}: import of "${found.from}": ${(error as Error).message}`,
    );
  }
}
