import { readEntry, createEntry } from '../dom/entry';
import { onPopState } from '../dom/onPopState';
import { onPress } from './press';

/*
 * Dialogs in front of the page. The browser keeps the focus inside, makes the page
 * behind inert and gives the focus back; Back and a press beside it close too.
 */

interface Modal {
  readonly dialog: HTMLDialogElement;
  readonly onHide: () => void;
}

const root = document.documentElement;

let shown: Modal | undefined;

/** Whether the page is on its way back from the dialog's entry of the history. */
let isReturning = false;

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
  const { dialog, onHide } = shown;
  shown = undefined;
  dialog.close();
  dialog.remove();
  showScrollbar();
  onHide();
}

/** How soon after the first the second tap of a pair comes, in milliseconds. */
const DOUBLE_TAP = 500;

/** The second tap of a pair is meant for what was there before the dialog. */
function ignoreSecondTap(dialog: HTMLElement, first: MouseEvent): void {
  dialog.addEventListener(
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
 * Shows a dialog, in place of one that is open.
 *
 * @param press the press that asks for it, if one does
 */
export function showModal(
  dialog: HTMLDialogElement,
  onHide: () => void,
  press?: MouseEvent,
): void {
  const hasEntry = shown !== undefined || isReturning;
  takeAway();
  shown = { dialog, onHide };
  if (press) ignoreSecondTap(dialog, press);
  document.body.append(dialog);
  hideScrollbar();
  dialog.showModal();
  // A phone's gesture for Back closes it without a key.
  dialog.addEventListener('close', () => {
    if (shown?.dialog === dialog) hideModal();
  });
  if (!hasEntry) addEntry();
}

function goBack(): void {
  isReturning = true;
  history.back();
}

/** Closes the dialog, and leaves its entry. */
export function hideModal(): void {
  if (!shown) return;
  takeAway();
  goBack();
}

// By itself, Escape would first empty a search field.
document.addEventListener('keydown', (event) => {
  if (!shown || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  hideModal();
});

/** Leaves the entry of a dialog that is gone, where Back would do nothing. */
function leaveEntry(): boolean {
  if (!readEntry().dialog) return false;
  goBack();
  return true;
}

/** Takes the dialog away; the reader goes elsewhere from its entry. */
export function leaveModal(): boolean {
  const wasShown = shown !== undefined;
  takeAway();
  return wasShown;
}

onPopState(() => {
  if (isReturning) {
    isReturning = false;
    readEntry();
    if (shown) addEntry();
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

onPress('hide', hideModal);
