import type { RunStart } from './protocol';

/** Where the loaded code finds who runs it. */
export const ENTRY = '$run';

/** The code as a script that the sandbox loads, its lines where they were. */
export function printFile({
  body,
  given,
}: Pick<RunStart, 'body' | 'given'>): string {
  const names = Object.entries(given).map((pair) => pair.join(': '));
  return `"use strict"; self.${ENTRY}(async ({ ${names.join(', ')} }) => {${body}\n});`;
}

/** Names the script for the browser. */
export const createAddress = (start: RunStart): string =>
  URL.createObjectURL(
    new Blob([printFile(start)], { type: 'text/javascript' }),
  );
