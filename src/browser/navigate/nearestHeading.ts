/* If no element has the fragment's id, scrolls to the heading that fits it best, if any. */

import { decodeUrl } from '../../text/decodeUrl';

/** The maximum length of an id, because comparing long ids takes time. */
const LONGEST = 200;

/** The minimum share of letter pairs that similar ids have in common. */
const SIMILAR = 0.5;

const squash = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

const getPairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.slice(1), (letter, i) => text.charAt(i) + letter));

/** Returns the share of letter pairs that two ids have in common, from 0 to 1. */
function compare(a: string, b: string): number {
  const [own, other] = [getPairs(a), getPairs(b)];
  const shared = [...own].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (own.size + other.size || 1);
}

const getPlaces = (): Element[] => [...document.querySelectorAll('main [id]')];

function findByName(id: string): Element | undefined {
  const name = squash(id);
  const [best] = getPlaces()
    // `tune-intent` and `home-intent` share most letters, but name different subjects.
    .filter((place) => squash(place.id).startsWith(name.charAt(0)))
    .map((place) => ({ place, share: compare(squash(place.id), name) }))
    .sort((a, b) => b.share - a.share);
  return best && best.share >= SIMILAR ? best.place : undefined;
}

/** Finds the heading of the first section that contains the words of an id. */
function findByText(id: string): Element | undefined {
  const words = id
    .replace(/[-_]+\d*/g, ' ')
    .toLowerCase()
    .trim();
  if (words.length < 3) return undefined;
  const [first] = [
    ...document.querySelectorAll('main p, main li, main dd, main td, main pre'),
  ].filter(({ textContent }) => textContent.toLowerCase().includes(words));
  if (!first) return undefined;
  const isBefore = (place: Element): boolean =>
    Boolean(
      place.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  return getPlaces().filter(isBefore).pop();
}

const note = document.createElement('p');
note.className = 'alert';
note.role = 'alert';

export function goToNearest(): void {
  note.remove();
  const id = decodeUrl(location.hash.slice(1));
  if (id === '' || id.length > LONGEST || document.getElementById(id)) return;
  const place = findByName(id) ?? findByText(id);
  if (place) {
    history.replaceState(history.state, '', `#${place.id}`);
    return place.scrollIntoView();
  }
  note.textContent = `This page doesn't contain the section #${id}. Another version of the page may contain it.`;
  // Only pages of the docs have this header: the tools store other data in the fragment.
  document.querySelector('.theme-doc-markdown > header')?.after(note);
}
