type Press = (button: HTMLElement, event: MouseEvent) => void;

const presses = new Map<string, Press>();

/** Says what `<button data-shell="name">` does, wherever it stands. */
export function onPress(name: string, press: Press): void {
  presses.set(name, press);
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-shell]');
  if (button) presses.get(button.dataset['shell'] ?? '')?.(button, event);
});

export const isExpanded = (button: Element): boolean =>
  button.getAttribute('aria-expanded') === 'true';

export function setExpanded(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
}
