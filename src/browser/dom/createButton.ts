/** A button that does what it says. It is in the script of every page: no more than that. */
export const createButton = (
  textContent: string,
  className: string,
  onclick: () => void,
): HTMLButtonElement =>
  Object.assign(document.createElement('button'), {
    type: 'button',
    className,
    textContent,
    onclick,
  });
