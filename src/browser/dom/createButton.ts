/** A small button of the design, for scripts that run without React. */
export function createButton(
  label: string,
  className: string,
  onClick: () => void,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `button button--sm ${className}`;
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
