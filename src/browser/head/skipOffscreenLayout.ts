import { skipOffscreenLayout } from '../dom/skipOffscreenLayout';

/* Decides before the first layout whether the browser may skip content. */

const [entry] = performance.getEntriesByType('navigation');

// Unlike the entry's name, `location.hash` has no text fragment (`#:~:text=`).
const isPlaceGiven = location.hash || entry?.name.includes('#');

// On a reload, Back, or Forward, the browser restores the scroll position.
const kind = (entry as PerformanceNavigationTiming | undefined)?.type;

skipOffscreenLayout(!isPlaceGiven && kind === 'navigate');

addEventListener(
  'click',
  ({ target }) => {
    if ((target as Element).closest('a[href*="#"]')) skipOffscreenLayout(false);
  },
  // The capture phase precedes the browser's scrolling.
  true,
);

addEventListener(
  'keydown',
  ({ target, key, metaKey, shiftKey }) => {
    const isEnd = key === 'End' || (metaKey && key === 'ArrowDown');
    if (!isEnd && key !== 'Tab') return;
    // After a navigation, the title has the focus. Fields use the key, and Shift selects.
    const isReader = (target as Element).matches(
      '[data-late-layout] :is(body, h1)',
    );
    skipOffscreenLayout(false);
    // Slow devices drop the browser's own scrolling during a long layout.
    if (isReader && isEnd && !shiftKey) scrollTo(0, 1e9);
  },
  true,
);

// If a fragment is typed into the address bar, the browser scrolls before this event.
addEventListener('hashchange', () => {
  const target = document.querySelector('[data-late-layout] :target');
  skipOffscreenLayout(false);
  target?.scrollIntoView();
});
