import { skipOffscreenLayout } from '../dom/skipOffscreenLayout';

/* Decides before the first layout whether the browser may skip content. */

const [entry] = performance.getEntriesByType('navigation');

// `location.hash` doesn't contain a text fragment (`#:~:text=`), but the entry's name does.
const isPlaceGiven = location.hash !== '' || entry?.name.includes('#');

// On a reload, Back, or Forward, the browser restores the scroll position.
const kind = (entry as PerformanceNavigationTiming | undefined)?.type;

skipOffscreenLayout(!isPlaceGiven && kind === 'navigate');

addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      skipOffscreenLayout(false);
    }
  },
  // The capture phase comes before the browser scrolls.
  true,
);

addEventListener(
  'keydown',
  ({ key, metaKey }) => {
    // These keys scroll to the end of the page.
    if (key === 'End' || (metaKey && key === 'ArrowDown'))
      skipOffscreenLayout(false);
  },
  true,
);

// If the reader types a fragment into the address bar, the browser scrolls before this event.
addEventListener('hashchange', () => {
  if (document.documentElement.dataset['layout'] !== 'late') return;
  skipOffscreenLayout(false);
  document.querySelector(':target')?.scrollIntoView();
});
