import { animateDisclosure, isClosing } from '../dom/animateDisclosure';
import { isExpanded, onPress, setExpanded } from './press';

const COLLAPSED = 'menu__list-item--collapsed';

function toggle(button: HTMLElement, isOpen: boolean): void {
  const item = button.closest('.menu__list-item');
  const list = item?.querySelector<HTMLElement>(':scope > .menu__list');
  setExpanded(button, isOpen);
  if (!item || !list) return;
  animateDisclosure(list, isOpen, (isShown) => {
    item.classList.toggle(COLLAPSED, !isShown);
  });
}

/** Opens or closes a menu's category. */
onPress('category', (button) => {
  const isOpen = !isExpanded(button);
  if (isOpen && button.closest('[data-one-open]')) {
    button
      .closest('.menu__list')
      ?.querySelectorAll<HTMLElement>(
        ':scope > li > [aria-expanded=true], :scope > li > div > [aria-expanded=true]',
      )
      .forEach((other) => {
        toggle(other, false);
      });
  }
  toggle(button, isOpen);
});

/** "On this page" on small screens: a copy of the table of contents. */
onPress('contents', (button) => {
  const isOpen = !isExpanded(button);
  const list = document.querySelector('.theme-doc-toc-desktop > ul');
  setExpanded(button, isOpen);
  if (list && !button.nextElementSibling) {
    const closed = list.cloneNode(true) as HTMLElement;
    closed.hidden = true;
    button.after(closed);
  }
  const copy = button.nextElementSibling;
  if (!(copy instanceof HTMLElement)) return;
  animateDisclosure(copy, isOpen, (isShown) => {
    copy.hidden = !isShown;
  });
});

// Animates `<details>`.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const summary = target.closest('summary');
  const details = summary?.parentElement;
  if (!summary || !(details instanceof HTMLDetailsElement)) return;
  // The page menu covers the page, so it isn't animated.
  if (details.dataset['pageMenu'] !== undefined) return;
  // Clicking a link or a field in the summary doesn't toggle it.
  if (target.closest('a, button, input, select, label')) return;
  event.preventDefault();
  animateDisclosure(
    details,
    isClosing(details) || !details.open,
    (isShown) => {
      details.open = isShown;
    },
    [...details.children].filter((part) => part !== summary),
  );
});
