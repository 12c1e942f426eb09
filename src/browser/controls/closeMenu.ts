/*
 * The menu of a page and the contents of small screens cover the text: a press
 * elsewhere or Escape closes the one, a way into the text the other.
 */

const getMenu = (): HTMLDetailsElement | null =>
  document.querySelector('details[data-page-menu][open]');

document.addEventListener('pointerdown', ({ target }) => {
  const menu = getMenu();
  if (menu && !menu.contains(target as Node)) menu.open = false;
});

document.addEventListener('keydown', ({ key }) => {
  const menu = key === 'Escape' && getMenu();
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});

document.addEventListener('click', ({ target }) => {
  const list =
    target instanceof Element &&
    target.closest('[data-control="contents"] + ul a')?.closest('button + ul');
  const button = list && list.previousElementSibling;
  if (button instanceof HTMLElement) button.click();
});
