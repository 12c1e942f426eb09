import { REGION, type Page } from './readPage';

const list = (menu: Element): readonly Element[] => [
  ...menu.querySelectorAll('li, li > div, a, button'),
];

const listAddresses = (menu: Element): string =>
  Array.from(menu.querySelectorAll('a'), ({ pathname }) => pathname).join(' ');

/** Whether a group of pages is closed. */
const CLOSED = 'menu__list-item--collapsed';

/** What depends on the page that a menu is on. */
const ATTRIBUTES = ['aria-current', 'aria-label', 'href', 'data-same-page'];

/** Makes a menu that of another page; groups stay as the reader has left them. */
function markCurrent(shown: Element, wanted: Element): void {
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
    if (element.getAttribute('data-shell') === 'dropdown') {
      element.textContent = model.textContent;
    } else {
      const isOpen = !element.closest('li')?.classList.contains(CLOSED);
      element.setAttribute('aria-expanded', String(isOpen));
    }
  }
}

/** What the last page of the docs had around it, while React shows another. */
let kept: readonly Element[] | undefined;

/** Keeps what is around the page, with the state that its parts are in. */
export function keepFrame(frame: Element): void {
  kept = [...frame.children];
}

/** Puts a page into the frame, and keeps the sidebar if it has the same. */
export function showPage(frame: Element, page: Page): void {
  if (!frame.firstElementChild) frame.append(...(kept ?? page.frame));
  const region = frame.querySelector(`.${REGION}`);
  if (!region || page.content[0]?.parentElement === region) return;
  const navbar = frame.querySelector('.navbar');
  if (navbar) markCurrent(navbar, page.navbar);
  const shown = region.querySelector(':scope > aside');
  const isSame =
    shown &&
    page.sidebar &&
    listAddresses(shown) === listAddresses(page.sidebar);
  const sidebar = isSame ? shown : page.sidebar?.cloneNode(true);
  if (isSame) markCurrent(shown, page.sidebar);
  for (const part of [...region.children]) {
    if (part !== sidebar) part.remove();
  }
  if (sidebar && !isSame) region.append(sidebar);
  region.append(...page.content);
  // For whatever must look at the new nodes.
  document.dispatchEvent(new Event('page-shown'));
}
