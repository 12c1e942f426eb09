/** Smaller than `create`, because the script of every page contains it. */
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
