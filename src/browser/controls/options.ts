/* Controls for options that few sites use: theme options and additional docs plugins. */

import { readPreferred, storePreferred } from '../dom/storage';
import { onChange } from '../dom/onChange';

/*
 * `hideOnScroll` of the navbar: hides it when scrolling down, shows it when scrolling up.
 */

let last = 0;

const isInUse = (navbar: Element): boolean =>
  navbar.contains(document.activeElement) ||
  navbar.querySelector('[aria-expanded="true"]') !== null;

addEventListener(
  'scroll',
  () => {
    const navbar = document.querySelector('.navbar[data-hides]');
    if (!navbar) return;
    const isDown = scrollY > last && scrollY > navbar.clientHeight;
    last = scrollY;
    navbar.toggleAttribute('data-hidden', isDown && !isInUse(navbar));
  },
  { passive: true },
);

// Tab can focus an element in the hidden navbar.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.closest('.navbar[data-hides]')?.removeAttribute('data-hidden');
});

/* Each docs plugin has its own preferred version; a removed version is forgotten. */
onChange(() => {
  const links = document.querySelectorAll<HTMLElement>('.navbar a[data-docs]');
  const names = new Map<string, Set<string | undefined>>();
  for (const { dataset } of links) {
    const { docs = '', version } = dataset;
    names.set(docs, (names.get(docs) ?? new Set()).add(version));
  }
  for (const [docs, versions] of names) {
    const chosen = readPreferred(docs);
    if (chosen !== null && !versions.has(chosen)) storePreferred(null, docs);
  }
});
