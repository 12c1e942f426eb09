import { CONTROLS } from '../../../site/controls';
import { ISLANDS } from '../../../site/islands';
import { suggest } from '../../../text/suggest';
import type { Call } from './page';

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  control: CONTROLS,
  island: ISLANDS,
};

/** Controls and islands of a page that nothing in the browser answers. */
export const findUnknownNames = (
  location: string,
  calls: readonly Call[],
): readonly string[] =>
  calls.flatMap(([kind, name]) => {
    const known = KNOWN[kind] ?? [];
    if (known.includes(name)) return [];
    return `${location}: data-${kind}="${name}" is unknown. ${suggest(name, known)} Add it to src/site/${kind}s.ts and answer it in src/browser/${kind}s.`;
  });
