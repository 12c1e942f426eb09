import { CONTROLS } from '../../../site/controls';
import { suggest } from '../../../text/suggest';

const KNOWN: readonly string[] = CONTROLS;

/** An error message for each `data-control` that no code in the browser handles. */
export const findUnknownNames = (
  location: string,
  controls: readonly string[],
): readonly string[] =>
  controls
    .filter((name) => !KNOWN.includes(name))
    .map(
      (name) =>
        `${location}: unknown data-control="${name}". ${suggest(name, KNOWN)} Add it to src/site/controls.ts and handle it in src/browser/controls.`,
    );
