import { layOutLate } from '../dom/layOutLate';

/*
 * Runs in the head, before there is anything to lay out.
 */

const [entry] = performance.getEntriesByType('navigation');

// The address of the entry also holds a text to highlight, `location` does not.
const isPlaceGiven = location.hash !== '' || entry?.name.includes('#');

// A reload and a way back restore the scroll position.
const kind = (entry as PerformanceNavigationTiming | undefined)?.type;

layOutLate(!isPlaceGiven && kind === 'navigate');

addEventListener(
  'click',
  ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) {
      layOutLate(false);
    }
  },
  // Before the browser goes there.
  true,
);

addEventListener(
  'keydown',
  ({ key, metaKey }) => {
    // Where the page ends is a guess, too.
    if (key === 'End' || (metaKey && key === 'ArrowDown')) layOutLate(false);
  },
  true,
);

// A fragment typed into the address bar: the browser has gone there already.
addEventListener('hashchange', () => {
  if (document.documentElement.dataset['layout'] !== 'late') return;
  layOutLate(false);
  document.querySelector(':target')?.scrollIntoView();
});
