import { create } from '../../dom/create';

/** Creates a button with the style of the site's other tools. */
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
