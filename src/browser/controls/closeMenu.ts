/* The menu of a page covers the text: a press elsewhere or Escape closes it. */

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
