/*
 * `hideOnScroll` of the navbar: hides it when scrolling down, shows it when scrolling up.
 */

let last = 0;

/** True while the navbar has the focus or an open dropdown. */
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
export {};
