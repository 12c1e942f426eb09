import { PAGE_SHOWN } from '../dom/pageShown';
import { onPress } from './press';

/** Pixels below the top from which on the button shows. */
const FAR_DOWN = 300;

let last = scrollY;

/** Offers the way to the top to whoever is on it. */
function offer(): void {
  const button = document.querySelector('[data-control="top"]');
  const isUp = scrollY < last && scrollY > FAR_DOWN;
  last = scrollY;
  button?.toggleAttribute('data-offered', isUp);
}

addEventListener('scroll', offer, { passive: true });

// The next page stands higher, or lower, without anybody on the way.
document.addEventListener(PAGE_SHOWN, () => {
  last = 0;
});

onPress('top', () => {
  scrollTo({ top: 0, behavior: 'smooth' });
});
