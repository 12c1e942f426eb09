import path from 'node:path';
import { parseReference, type Reference } from '../../reference/kinds';

interface Import {
  readonly line: number;
  /** The imported path, for example `./openrpc.json?index`. */
  readonly from: string;
}

/** Removes the text of a page's code samples, but keeps their line breaks for line numbers. */
export const withoutSamples = (text: string): string =>
  text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2[`~]*\s*$/gm, (code) =>
    code.replace(/[^\n]/g, ''),
  );

/** The imports of a page, without those in its code samples. */
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
 * The reference page that an MDX file shows, according to its import of `openrpc.json`;
 * `undefined` for a guide.
 * @param file path for error messages
 * @throws if the import names an unknown type of page, with file and line
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
