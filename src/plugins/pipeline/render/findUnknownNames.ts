import { CONTROLS } from '../../../site/controls';
import { suggest } from '../../../text/suggest';

const KNOWN: readonly string[] = CONTROLS;

/** Controls of a page that nothing in the browser answers. */
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
