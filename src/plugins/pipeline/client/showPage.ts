import type { Page } from './readPage';

const listAddresses = (sidebar: Element): string =>
  Array.from(sidebar.querySelectorAll('a'), (link) =>
    link.getAttribute('href'),
  ).join(' ');

/** Whether a group of pages is closed. */
const CLOSED = 'menu__list-item--collapsed';

/** Marks another page as current; groups stay as the reader has left them. */
function markCurrent(shown: Element, wanted: Element): void {
  const selector = 'li, li > div, a, button';
  const models = wanted.querySelectorAll(selector);
  shown.querySelectorAll(selector).forEach((element, i) => {
    const model = models[i];
    if (!model) return;
    const isClosed =
      element.classList.contains(CLOSED) && model.classList.contains(CLOSED);
    const wasOpen =
      element.matches('li') && !element.classList.contains(CLOSED);
    if (element.matches('li')) {
      element.classList.toggle(CLOSED, isClosed && !wasOpen);
    } else {
      element.className = model.className;
    }
    const current = model.getAttribute('aria-current');
    if (current === null) element.removeAttribute('aria-current');
    else element.setAttribute('aria-current', current);
    if (element.hasAttribute('aria-expanded')) {
      const isOpen = !element.closest('li')?.classList.contains(CLOSED);
      element.setAttribute('aria-expanded', String(isOpen));
    }
  });
}

/** Puts a page into the region, and keeps the sidebar if it has the same. */
export function showPage(region: Element, page: Page): void {
  if (page.content[0]?.parentElement === region) return;
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
