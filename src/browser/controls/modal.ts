import { readEntry, createEntry } from '../dom/entry';
import { onTravel } from '../dom/onTravel';
import { onPress } from './press';

/*
 * Dialogs in front of the page: the focus stays inside, the page behind stays
 * where it is, and Escape, a press beside it and Back close. `<dialog>` would
 * do some of it, but Safari 14 and Firefox 78 do not know it.
 */

interface Modal {
  readonly layer: HTMLElement;
  readonly onHide: () => void;
  /** What had the focus before. */
  readonly opener: Element | null;
}

const root = document.documentElement;

let shown: Modal | undefined;

/** Runs when the dialog's entry of the history is left for good. */
let returned: (() => void) | undefined;

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Elements that Tab reaches; of a group of radio buttons only one. */
function getStops(layer: Element): HTMLElement[] {
  return [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.getClientRects().length > 0 &&
      !element.matches('[type="radio"]:not(:checked)'),
  );
}

/** A dialog has an entry of its own, so that Back leads to the page behind. */
function addEntry(): void {
  const { key } = readEntry();
  history.pushState({ ...createEntry(), key, dialog: true }, '');
}

/**
 * Holds the page where it is. Its text keeps its width, or else its lines would
 * break elsewhere, and the place that is read would be at another height.
 */
function hideScrollbar(): void {
  const width = innerWidth - root.clientWidth;
  root.dataset['dialog'] = '';
  document.body.style.paddingRight = width > 0 ? `${String(width)}px` : '';
}

function showScrollbar(): void {
  delete root.dataset['dialog'];
  document.body.style.paddingRight = '';
}

/** Takes the dialog from the page; its entry stays. */
function takeAway(): void {
  if (!shown) return;
  const { layer, onHide, opener } = shown;
  shown = undefined;
  layer.remove();
  showScrollbar();
  onHide();
  // The page may be on its way to a heading.
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
}

/** How soon after the first the second tap of a pair comes, in milliseconds. */
const DOUBLE_TAP = 500;

/** The second tap of a pair is meant for what was there before the dialog. */
function ignoreSecondTap(layer: HTMLElement, first: MouseEvent): void {
  layer.addEventListener(
    'click',
    (event) => {
      const isNear =
        Math.hypot(
          event.clientX - first.clientX,
          event.clientY - first.clientY,
        ) < 20;
      if (!isNear || event.timeStamp - first.timeStamp > DOUBLE_TAP) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}

/**
 * Shows a layer with a dialog in it, in place of one that is open.
 *
 * @param press the press that asks for it, if one does
 */
export function showModal(
  layer: HTMLElement,
  onHide: () => void,
  press?: MouseEvent,
): void {
  const hasEntry = shown !== undefined || returned !== undefined;
  takeAway();
  shown = { layer, onHide, opener: document.activeElement };
  if (press) ignoreSecondTap(layer, press);
  document.body.append(layer);
  hideScrollbar();
  if (!hasEntry) addEntry();
  const first = layer.querySelector('input') ?? getStops(layer)[0];
  first?.focus({ preventScroll: true });
}

/** Closes the dialog; `then` runs when the page's own entry is back. */
export function hideModal(then: () => void = () => undefined): void {
  if (!shown) {
    then();
    return;
  }
  takeAway();
  returned = then;
  history.back();
}

function keepFocusInside(event: KeyboardEvent, layer: Element): void {
  const stops = getStops(layer);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  const { activeElement } = document;
  const isInside = stops.some((stop) => stop === activeElement);
  if (isInside && activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

document.addEventListener('keydown', (event) => {
  if (!shown || event.isComposing) return;
  if (event.key === 'Tab') keepFocusInside(event, shown.layer);
  if (event.key !== 'Escape') return;
  event.preventDefault();
  hideModal();
});

/** Leaves the entry of a dialog that is gone, where Back would do nothing. */
function leaveEntry(): boolean {
  if (!readEntry().dialog) return false;
  returned = () => undefined;
  history.back();
  return true;
}

/** Takes the dialog away; the reader goes elsewhere from its entry. */
export function leaveModal(): boolean {
  const wasShown = shown !== undefined;
  takeAway();
  return wasShown;
}

onTravel(() => {
  if (returned) {
    const then = returned;
    returned = undefined;
    readEntry();
    if (shown) addEntry();
    then();
    return true;
  }
  if (shown) {
    takeAway();
    return true;
  }
  return leaveEntry();
});

// A reload keeps the entry too.
leaveEntry();

onPress('hide', () => {
  hideModal();
});
