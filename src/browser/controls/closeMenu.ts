/*
 * The page menu and the table of contents on small screens cover the text. A click
 * elsewhere or Escape closes the menu; following a link closes the table of contents.
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
