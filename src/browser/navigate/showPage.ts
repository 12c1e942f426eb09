import { listHead, SIDEBAR, type FetchedPage } from './readPage';

const list = (menu: Element): readonly Element[] => [
  ...menu.querySelectorAll('li, li > div, a, button'),
];

const listAddresses = (menu: Element): string =>
  Array.from(menu.querySelectorAll('a'), ({ pathname }) => pathname).join(' ');

const CLOSED = 'menu__list-item--collapsed';

/** Attributes of a menu that depend on the current page. */
const ATTRIBUTES = ['aria-current', 'aria-label', 'href', 'data-same-page'];

/** Updates a menu for another page, but leaves its categories open or closed. */
function updateMenu(shown: Element, wanted: Element): void {
  const models = list(wanted);
  for (const [i, element] of list(shown).entries()) {
    const model = models[i];
    if (!model) continue;
    const isGroup = element.matches('li');
    const wasOpen = isGroup && !element.classList.contains(CLOSED);
    element.className = model.className;
    if (wasOpen) element.classList.remove(CLOSED);
    for (const name of ATTRIBUTES) {
      const value = model.getAttribute(name);
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    if (!element.hasAttribute('aria-expanded')) continue;
    if (element.getAttribute('data-control') === 'dropdown') {
      // No page changes the language button, and setting its text would remove its icon.
      if (element.textContent !== model.textContent)
        element.textContent = model.textContent;
    } else {
      const isOpen = !element.closest('li')?.classList.contains(CLOSED);
      element.setAttribute('aria-expanded', String(isOpen));
    }
  }
}

export const findScroller = ({ region }: FetchedPage): Element | null =>
  region.querySelector(`${SIDEBAR} nav`);

function reuseSidebar(from: Element, page: FetchedPage): void {
  const wanted = page.region.querySelector(SIDEBAR);
  if (!page.sidebar) return;
  const shown = from.querySelector(SIDEBAR);
  const isSame = shown && listAddresses(shown) === listAddresses(page.sidebar);
  const next = isSame ? shown : (wanted ?? page.sidebar.cloneNode(true));
  if (isSame) updateMenu(shown, page.sidebar);
  if (next === wanted) return;
  // If another page has taken this page's sidebar, there is nothing to replace.
  const place = page.region.querySelector('main')?.parentElement;
  if (wanted) wanted.replaceWith(next);
  else place?.prepend(next);
}

function showHead({ head }: FetchedPage): void {
  const wanted = new Map(head.map((tag) => [tag.outerHTML, tag]));
  for (const tag of listHead(document))
    if (!wanted.delete(tag.outerHTML)) tag.remove();
  document.head.append(
    ...Array.from(wanted.values(), (tag) => tag.cloneNode(true)),
  );
}

/**
 * Replaces a page, and reuses the sidebar.
 * @param top scroll position of the sidebar
 */
export function showPage(
  from: FetchedPage,
  page: FetchedPage,
  top: number,
): void {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(page.root)) {
    if (value) root.setAttribute(name, value);
    else root.removeAttribute(name);
  }
  showHead(page);
  const navbar = document.querySelector('.navbar');
  if (navbar) updateMenu(navbar, page.navbar);
  reuseSidebar(from.region, page);
  from.region.replaceWith(page.region);
  // Moving an element resets its scroll position.
  const scroller = findScroller(page);
  if (scroller) scroller.scrollTop = top;
}
