import type { ControlName } from '../../site/controls';

type Press = (button: HTMLElement, event: MouseEvent) => void;

const presses = new Map<string, Press>();

/** Says what an element with `data-control="name"` does, wherever it stands. */
export function onPress(name: ControlName, press: Press): void {
  presses.set(name, press);
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-control]');
  if (button) presses.get(button.dataset['control'] ?? '')?.(button, event);
});

export const isExpanded = (button: Element): boolean =>
  button.getAttribute('aria-expanded') === 'true';

export function setExpanded(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
}
