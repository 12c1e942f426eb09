import { createButton as createPlain } from '../../dom/createButton';

/** A button in the look of the panel. */
export const createButton = (
  text: string,
  onclick: () => void,
  className = '',
): HTMLButtonElement =>
  createPlain(text, `run-button ${className}`.trimEnd(), onclick);
