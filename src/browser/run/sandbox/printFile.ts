import type { RunStart } from './protocol';

/** Name of the global function that the loaded code calls. */
export const ENTRY = '$run';

/**
 * Prints the code as a script for the sandbox, with unchanged line numbers. The outer
 * function makes `this` undefined, as in a module; the inner one has no `arguments`, which
 * would give the code the sandbox's own functions.
 */
export function printFile({
  body,
  given,
}: Pick<RunStart, 'body' | 'given'>): string {
  const names = Object.entries(given).map((pair) => pair.join(': '));
  return `"use strict"; self.${ENTRY}((function () { return async ({ ${names.join(', ')} }) => {${body}\n}; })());`;
}

/** Names the script for the browser. */
export const createAddress = (start: RunStart): string =>
  URL.createObjectURL(
    new Blob([printFile(start)], { type: 'text/javascript' }),
  );
