import { createButton as createPlain } from '../../dom/createButton';

/** A button in the look of the site's tools. */
export const createButton = (
  text: string,
  onclick: () => void,
  kind = 'button--secondary',
): HTMLButtonElement => createPlain(text, `button run-button ${kind}`, onclick);
