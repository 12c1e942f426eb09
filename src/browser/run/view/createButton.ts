import { create } from '../../dom/create';

/** A button in the look of the site's tools. */
export const createButton = (
  textContent: string,
  onclick: () => void,
  kind = 'button--secondary',
): HTMLButtonElement =>
  create('button', {
    type: 'button',
    className: `button run-button ${kind}`,
    textContent,
    onclick,
  });
