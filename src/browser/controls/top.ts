import { PAGE_SHOWN } from '../dom/entry';
import { wantsLess } from './disclosure';
import { onPress } from './press';

/** The button appears when the page is scrolled further than this, in pixels. */
const MIN_SCROLL = 300;

let last = scrollY;

function updateButton(): void {
  const button = document.querySelector('[data-control="top"]');
  const isUp = scrollY < last && scrollY > MIN_SCROLL;
  last = scrollY;
  button?.toggleAttribute('data-offered', isUp);
}

addEventListener('scroll', updateButton, { passive: true });

// A new page starts at its top, which doesn't count as scrolling up.
document.addEventListener(PAGE_SHOWN, () => {
  last = 0;
});

onPress('top', () =>
  scrollTo({ top: 0, behavior: wantsLess.matches ? 'instant' : 'smooth' }),
);
