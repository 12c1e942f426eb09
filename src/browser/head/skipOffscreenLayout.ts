import { skipOffscreenLayout } from '../dom/skipOffscreenLayout';

/* Decides before the first layout whether the browser may skip content. */

const [entry] = performance.getEntriesByType('navigation');

// Unlike the entry's name, `location.hash` has no text fragment (`#:~:text=`).
const isPlaceGiven = location.hash !== '' || entry?.name.includes('#');

// On a reload, Back, or Forward, the browser restores the scroll position.
const kind = (entry as PerformanceNavigationTiming | undefined)?.type;

skipOffscreenLayout(!isPlaceGiven && kind === 'navigate');

addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]'))
      skipOffscreenLayout(false);
  },
  // The capture phase precedes the browser's scrolling.
  true,
);

addEventListener(
  'keydown',
  ({ key, metaKey }) => {
    if (/^(?:End|Tab)$/.test(key) || (metaKey && key === 'ArrowDown'))
      skipOffscreenLayout(false);
  },
  true,
);

// If a fragment is typed into the address bar, the browser scrolls before this event.
addEventListener('hashchange', () => {
  if (!document.documentElement.hasAttribute('data-late-layout')) return;
  skipOffscreenLayout(false);
  document.querySelector(':target')?.scrollIntoView();
});
