import { onPress } from './press';

/** From this place on, in pixels, the way up is long. */
const FAR = 300;

let last = scrollY;

/** Offers the way to the top to whoever is on it. */
function offer(): void {
  const button = document.querySelector('[data-shell="top"]');
  const isUp = scrollY < last && scrollY > FAR;
  last = scrollY;
  button?.toggleAttribute('data-offered', isUp);
}

addEventListener('scroll', offer, { passive: true });

onPress('top', () => {
  scrollTo({ top: 0, behavior: 'smooth' });
});
