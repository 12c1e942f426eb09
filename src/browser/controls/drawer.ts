import { create } from '../dom/create';
import { keepInView } from './contents';
import { hideModal, showModal } from './modal';
import { isExpanded, onPress, setExpanded } from './press';
import { preserveLocation } from './versions';

/* The menu on small screens contains copies of the navbar's items and of the sidebar. */

const MENU = { className: 'menu__list' };
const ITEM = { className: 'menu__list-item' };

/**
 * The navbar's items, without those that the menu's head shows, and without the search. A
 * custom item follows a hidden element, which has what `@theme/NavbarItem` renders for the menu.
 */
const ITEMS =
  '.navbar__items > :not(.navbar__brand,button,:has(button[data-control]:not([aria-controls])),[hidden]+*)';

const createMenu = (items: Iterable<Element>): HTMLElement =>
  create('ul', MENU, ...Array.from(items, createItem));

function createItem(item: Element): HTMLElement {
  const button = item.querySelector('[data-control="dropdown"]');
  if (button) return createGroup(button);
  const own = item.querySelector('[hidden] > li');
  if (own) return own.cloneNode(true) as HTMLElement;
  const link = item.matches('a') ? item : item.querySelector('.dropdown__link');
  if (!link) return create('li', ITEM, ...item.cloneNode(true).childNodes);
  const copy = link.cloneNode(true) as HTMLElement;
  const isActive = link.ariaCurrent ?? /--active/.test(link.className);
  copy.className = `menu__link${isActive ? ' menu__link--active' : ''}`;
  return create('li', ITEM, copy);
}

function createGroup(button: Element): HTMLElement {
  const copy = button.cloneNode(true) as HTMLElement;
  copy.className =
    'clean-btn menu__link menu__link--sublist menu__link--sublist-caret shell-group';
  copy.dataset['control'] = 'category';
  copy.textContent = copy.dataset['menuLabel'] ?? copy.textContent;
  for (const name of ['id', 'aria-label', 'aria-controls'])
    copy.removeAttribute(name);
  setExpanded(copy, false);
  const list = createMenu(button.nextElementSibling?.children ?? []);
  const className = 'menu__list-item menu__list-item--collapsed';
  return create('li', { className }, copy, list);
}

const CLOSE =
  '<svg viewBox="0 0 15 15" width="21" height="21"><path stroke="currentColor" stroke-width="1.2" d="M1 1l13 13M14 1L1 14"/></svg>';

function createDrawer(): HTMLDialogElement {
  const layer = create('dialog', {
    className: 'shell-layer',
    ariaLabel: 'Menu',
    innerHTML: `<div class="shell-backdrop" data-control="hide"></div>
<div class="shell-drawer navbar--dark">
<div class="shell-drawer-head"><button class="clean-btn" aria-label="Close menu" data-control="hide">${CLOSE}</button></div>
<div class="menu thin-scrollbar"></div><div class="menu thin-scrollbar"><button class="clean-btn shell-back" data-control="main-menu">← Back to main menu</button></div></div>`,
  });
  const [head, main, second] = layer.lastElementChild?.children ?? [];
  const copied = document.querySelectorAll(
    '.navbar :is(.navbar__brand,[data-control="color-mode"])',
  );
  head?.prepend(...Array.from(copied, (item) => item.cloneNode(true)));
  const posts = document.querySelectorAll('aside > nav.thin-scrollbar a');
  const pages =
    document.querySelector('.theme-doc-sidebar-menu')?.cloneNode(true) ??
    (posts[0] && createMenu(posts));
  const items = document.querySelectorAll(ITEMS);
  main?.append(createMenu(items));
  if (pages) second?.append(pages);
  (pages ? main : second)?.toggleAttribute('hidden');
  return layer;
}

onPress('menu', (button, press) => {
  if (isExpanded(button)) return;
  preserveLocation();
  const layer = createDrawer();
  setExpanded(button, true);
  showModal(layer, () => setExpanded(button, false), press);
  const active = [...layer.querySelectorAll('.menu__link--active')].pop();
  const panel = active?.closest('.menu');
  if (active && panel) keepInView(active, panel);
});

onPress('main-menu', (button) => {
  const panel = button.parentElement;
  const main = panel?.previousElementSibling;
  panel?.toggleAttribute('hidden');
  main?.toggleAttribute('hidden');
  main?.querySelector<HTMLElement>('a, button')?.focus();
});

// In a wide window, the style sheet hides the menu's button, so the menu closes.
addEventListener('resize', () => {
  const button = document.querySelector<HTMLElement>('[data-control="menu"]');
  if (document.querySelector('.shell-drawer') && !button?.offsetWidth)
    hideModal();
});
