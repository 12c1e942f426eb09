import { create } from '../../dom/create';

/** A button that looks like those of the site's other tools. */
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
