import type { ControlName } from '../../site/controls';

type Press = (button: HTMLElement, event: MouseEvent) => void;

const handlers = new Map<string, Press>();

/** Registers the click handler of all elements with `data-control="name"`. */
export function onPress(name: ControlName, press: Press): void {
  handlers.set(name, press);
}

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-control]');
  if (button) handlers.get(button.dataset['control'] ?? '')?.(button, event);
});

export const isExpanded = (button: Element): boolean =>
  button.getAttribute('aria-expanded') === 'true';

export function setExpanded(button: Element, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
}
