import { listHead, MENUS, REGION, SIDEBAR, type FetchedPage } from './readPage';

/**
 * Leaves out client components, whose elements may differ from the server's, and what
 * only readers without scripts see.
 */
const list = (menu: Element): readonly Element[] => [
  ...menu.querySelectorAll(
    ':is(li, li > div, a, button):not(:scope [data-client] *, noscript *)',
  ),
];

const listAddresses = (menu: Element): string =>
  Array.from(menu.querySelectorAll('a'), (a) => a.getAttribute('href')).join();

const CLOSED = 'menu__list-item--collapsed';

/** Attributes of a menu that depend on the current page. */
const ATTRIBUTES = [
  'class',
  'aria-current',
  'aria-label',
  'href',
  'data-same-page',
];

/** Setting an attribute, even to the same value, can restyle the whole page. */
function copyAttribute(from: Element, to: Element, name: string, last = to) {
  const value = from.getAttribute(name);
  if (value === last.getAttribute(name)) return;
  if (name === 'class') {
    to.classList.remove(...last.classList);
    to.classList.add(...from.classList);
  } else if (value === null) to.removeAttribute(name);
  else to.setAttribute(name, value);
}

/** Updates a menu for another page; closes no category without `data-one-open`. */
function updateMenu(shown: Element, wanted: Element): void {
  const models = list(wanted);
  for (const [i, element] of list(shown).entries()) {
    const model = models[i];
    if (!model || element.isEqualNode(model)) continue;
    const staysOpen = element.matches(`li:not(.${CLOSED}, [data-one-open] *)`);
    for (const name of ATTRIBUTES) copyAttribute(model, element, name);
    if (staysOpen) element.classList.remove(CLOSED);
    // Setting the text of a button with an icon would remove the icon.
    if (!element.firstElementChild && !element.isEqualNode(model))
      element.textContent = model.textContent;
    if (element.matches('[aria-expanded]:not([data-control=dropdown])')) {
      const isOpen = !element.closest('li')?.classList.contains(CLOSED);
      element.setAttribute('aria-expanded', String(isOpen));
    }
  }
}

export const findScroller = (): Element | null =>
  document.querySelector(`${SIDEBAR} nav`);

/**
 * If a page has the same links in its sidebar, only the main element is replaced, because
 * inserting a sidebar costs its layout. So a page's region may lack its main element.
 * @param top scroll position of the sidebar
 */
function showRegion({ region, main, sidebar }: FetchedPage, top: number): void {
  const shown = document.querySelector(REGION);
  const menu = shown?.querySelector(SIDEBAR);
  const isSame =
    menu && sidebar && listAddresses(menu) === listAddresses(sidebar);
  if (isSame && main) {
    updateMenu(menu, sidebar);
    shown?.querySelector('main')?.replaceWith(main);
    return;
  }
  const ownMenu = region.querySelector(SIDEBAR);
  if (ownMenu && sidebar && main) {
    updateMenu(ownMenu, sidebar);
    region.querySelector('main')?.remove();
    ownMenu.after(main);
  }
  shown?.replaceWith(region);
  // Inserting an element resets its scroll position.
  const scroller = findScroller();
  if (scroller) scroller.scrollTop = top;
}

function showHead({ head }: FetchedPage): void {
  const wanted = new Map(head.map((tag) => [tag.outerHTML, tag]));
  for (const tag of listHead(document))
    if (!wanted.delete(tag.outerHTML)) tag.remove();
  document.head.append(
    ...Array.from(wanted.values(), (tag) => tag.cloneNode(true)),
  );
}

/** @param top scroll position of the sidebar */
export function showPage(page: FetchedPage, last: FetchedPage, top: number) {
  // Keeps what translations and browser extensions have set.
  const { documentElement, body } = document;
  for (const name of ['lang', 'dir', 'class'])
    copyAttribute(page.root, documentElement, name, last.root);
  for (const { name } of [...last.body.attributes, ...page.body.attributes])
    copyAttribute(page.body, body, name, last.body);
  showHead(page);
  for (const [i, menu] of page.menus.entries()) {
    const shown = document.querySelectorAll(MENUS)[i];
    if (shown) updateMenu(shown, menu);
  }
  showRegion(page, top);
}
