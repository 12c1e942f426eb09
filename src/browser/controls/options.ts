/* Controls for options that few sites use: `hideOnScroll`, and several docs plugins. */

import { readPreferred, storePreferred } from '../dom/storage';
import { onChange } from '../dom/onChange';

/* With `hideOnScroll`, the navbar hides when the reader scrolls down. */

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

// Shows a hidden navbar when one of its elements gets the focus.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.closest('.navbar[data-hides]')?.removeAttribute('data-hidden');
});

/* For each docs plugin, removes a preferred version that no longer exists. */
onChange(() => {
  const links = Array.from(
    document.querySelectorAll<HTMLElement>('.navbar a[data-docs]'),
    ({ dataset }) => dataset,
  );
  for (const { docs } of links) {
    const chosen = readPreferred(docs);
    const isKnown = links.some(
      (link) => link['docs'] === docs && link['version'] === chosen,
    );
    if (chosen !== null && !isKnown) storePreferred(null, docs);
  }
});
