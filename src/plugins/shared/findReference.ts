import path from 'node:path';
import { parseReference, type Reference } from '../../reference/kinds';

/** An import of a page. */
interface Import {
  readonly line: number;
  /** What it names, for instance `./openrpc.json?index`. */
  readonly from: string;
}

/** The text of a page with its code samples empty, so that lines stay. */
export const withoutSamples = (text: string): string =>
  text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2[`~]*\s*$/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );

/** The imports of a page, those in its code samples left out. */
export function findImports(text: string): readonly Import[] {
  const withoutCode = withoutSamples(text);
  return [
    ...withoutCode.matchAll(
      /^(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(({ 0: statement, 1: from = '', index }) => ({
    line: withoutCode.slice(0, index + statement.length).split('\n').length,
    from,
  }));
}

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
