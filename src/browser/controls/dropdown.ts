import { moveFocus } from './moveFocus';
import { isExpanded, onPress, setExpanded } from './press';
import { preserveLocation } from './versions';

const BUTTON = '[data-control="dropdown"]';

const getOpen = (): HTMLElement | null =>
  document.querySelector(`${BUTTON}[aria-expanded="true"]`);

function close(): void {
  const button = getOpen();
  if (button) setExpanded(button, false);
}

onPress('dropdown', (button) => {
  const isOpen = isExpanded(button);
  preserveLocation();
  close();
  setExpanded(button, !isOpen);
});

/** Returns the open page menu, which covers the text. */
const getPageMenu = (): HTMLDetailsElement | null =>
  document.querySelector('[data-page-menu][open]');

function closeOnLeave({ target }: Event): void {
  const isOutside = (menu?: Element | null): boolean =>
    menu?.contains(target as Node) === false;
  if (isOutside(getOpen()?.parentElement)) close();
  const menu = getPageMenu();
  if (menu && isOutside(menu)) menu.open = false;
}

document.addEventListener('pointerdown', closeOnLeave);
// The key that moved the focus; copying moves the focus too, but only for a moment.
document.addEventListener('keyup', closeOnLeave);

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('a')) return;
  if (getOpen()?.parentElement?.contains(target)) close();
});

document.addEventListener('keydown', (event) => {
  const { key } = event;
  const menu = key === 'Escape' && getPageMenu();
  if (menu) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  // In Safari, a button that is clicked doesn't get the focus.
  const button =
    getOpen() ??
    document.activeElement
      ?.closest('.navbar__item')
      ?.querySelector<HTMLElement>(BUTTON);
  if (!button?.parentElement) return;
  if (key === 'Escape') {
    close();
    button.focus();
  }
  const links = [...button.parentElement.querySelectorAll('a')];
  const place = links.findIndex((link) => link === document.activeElement);
  const next = moveFocus(key, place, links.length);
  if (next === undefined) return;
  event.preventDefault();
  preserveLocation();
  setExpanded(button, true);
  links[next]?.focus();
});
