import { isExpanded, onPress, setExpanded } from './press';

/** Returns a duration in milliseconds; tall elements move faster. */
const getDuration = (height: number): number =>
  Math.round(Math.min(100 + 7 * Math.sqrt(height), 500));

export const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');

const closing = new WeakSet<Element>();

const getHeight = (element: Element): number =>
  element.getBoundingClientRect().height;

/** A call during an animation continues from the element's current height. */
function animateDisclosure(
  element: HTMLElement,
  isOpen: boolean,
  set: (isOpen: boolean) => void,
  content: readonly Element[] = [element],
): void {
  const before = getHeight(element);
  for (const motion of element.getAnimations()) motion.cancel();
  closing.delete(element);
  const setInert = (isInert: boolean): void => {
    for (const part of content) part.toggleAttribute('inert', isInert);
  };
  setInert(false);
  set(isOpen);
  if (wantsLess.matches) return;
  const after = getHeight(element);
  // The content must stay visible until the animation ends.
  if (!isOpen) set(true);
  const animation = element.animate(
    {
      height: [before, after].map((height) => `${height}px`),
      overflow: ['hidden', 'hidden'],
    },
    { duration: getDuration(Math.abs(after - before)), easing: 'ease-out' },
  );
  if (isOpen) return;
  setInert(true);
  closing.add(element);
  animation.onfinish = () => {
    closing.delete(element);
    // The browser's search and links to fragments can't open inert elements.
    setInert(false);
    set(false);
  };
}

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

onPress('category', (button) => {
  const isOpen = !isExpanded(button);
  if (isOpen && button.closest('[data-one-open]')) {
    button
      .closest('.menu__list')
      ?.querySelectorAll<HTMLElement>(
        ':scope > li > [aria-expanded=true], :scope > li > div > [aria-expanded=true]',
      )
      .forEach((other) => toggle(other, false));
  }
  toggle(button, isOpen);
});

onPress('contents', (button) => {
  const isOpen = !isExpanded(button);
  setExpanded(button, isOpen);
  let list = button.nextElementSibling as HTMLElement | null;
  if (!list) {
    const found = document.querySelector('.theme-doc-toc-desktop > ul');
    if (!found) return;
    list = found.cloneNode(true) as HTMLElement;
    list.hidden = true;
    // The list covers the text to which its links lead.
    list.onclick = () => {
      button.click();
    };
    button.after(list);
  }
  animateDisclosure(list, isOpen, (isShown) => {
    list.hidden = !isShown;
  });
});

// The browser itself would open `<details>` without an animation. The page menu covers
// the page, so it isn't animated.
document.addEventListener('click', (event) => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  const summary = target.closest('details:not([data-page-menu]) > summary');
  const details = summary?.parentElement as HTMLDetailsElement | undefined;
  if (!details || target.closest('a, button, input, select, label')) return;
  event.preventDefault();
  animateDisclosure(
    details,
    closing.has(details) || !details.open,
    (isShown) => {
      details.open = isShown;
    },
    [...details.children].filter((part) => part !== summary),
  );
});

/** Paper isn't interactive, so these elements are open while the page is printed. */
let opened: Iterable<HTMLDetailsElement> = [];

addEventListener('beforeprint', () => {
  opened = document.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  for (const details of opened) details.open = true;
});

addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});
