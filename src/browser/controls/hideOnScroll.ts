/*
 * `hideOnScroll` of the navbar: it goes on the way down, and comes on the way up.
 */

let last = 0;

/** Whether a reader is using it. */
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

// Tab leads into it where it is not to be seen.
document.addEventListener('focusin', ({ target }) => {
  if (!(target instanceof Element)) return;
  target.closest('.navbar[data-hides]')?.removeAttribute('data-hidden');
});
export {};
