import { skipOffscreenLayout } from '../dom/skipOffscreenLayout';

/* Runs in the head, before the first layout. */

const [entry] = performance.getEntriesByType('navigation');

// Only the entry's name still includes a text fragment (`#:~:text=`).
const isPlaceGiven = location.hash !== '' || entry?.name.includes('#');

// A reload, Back and Forward restore the scroll position.
const kind = (entry as PerformanceNavigationTiming | undefined)?.type;

skipOffscreenLayout(!isPlaceGiven && kind === 'navigate');

addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      skipOffscreenLayout(false);
    }
  },
  // In the capture phase, before the browser scrolls.
  true,
);

addEventListener(
  'keydown',
  ({ key, metaKey }) => {
    // The position of the page's end is an estimate, too.
    if (key === 'End' || (metaKey && key === 'ArrowDown'))
      skipOffscreenLayout(false);
  },
  true,
);

// For a fragment typed into the address bar, the browser has already scrolled.
addEventListener('hashchange', () => {
  if (document.documentElement.dataset['layout'] !== 'late') return;
  skipOffscreenLayout(false);
  document.querySelector(':target')?.scrollIntoView();
});
