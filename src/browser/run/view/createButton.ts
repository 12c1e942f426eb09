import { create } from '../../dom/create';

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
