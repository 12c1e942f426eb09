import path from 'node:path';
import { parseReference, type Reference } from '../../reference/kinds';
import { getLine } from '../../text/getLine';
import { memoizeText } from '../../text/memoizeText';

/** Removes a page's code samples, but keeps the line breaks for line numbers. */
export const withoutSamples = memoizeText((text) =>
  text.replace(/^( *)(`{3,}|~{3,})[^]*?^\1\2[`~]*\s*$/gm, (code) =>
    code.replace(/[^\n]+/g, ''),
  ),
);

/** Each `from` is a path as written: `./openrpc.json?index`. */
export function findImports(text: string) {
  const withoutCode = withoutSamples(text);
  return [
    ...withoutCode.matchAll(
      /^(?:import|export)\s[^;'"]*?from\s+['"]([^'"]+)['"]/gm,
    ),
  ].map(({ 0: statement, 1: from = '', index }) => ({
    line: getLine(withoutCode, index + statement.length),
    from,
  }));
}

/** Finds the reference page that an MDX file shows by its import of `openrpc.json`. */
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
