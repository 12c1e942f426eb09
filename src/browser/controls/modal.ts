import { readEntry, createEntry } from '../dom/entry';
import { onPopState } from '../dom/onPopState';
import { onPress } from './press';

/*
 * Modal dialogs. The browser traps the focus, makes the page inert, and restores the focus.
 * Back, Escape, and a click on the backdrop close the dialog.
 */

const root = document.documentElement;

let shown: { dialog: HTMLDialogElement; onHide: () => void } | undefined;

/** True between `history.back()` and its event; the call leaves the dialog's history entry. */
let isLeavingEntry = false;

/** Adds a history entry, so that Back closes the dialog and stays on the page. */
function addEntry(): void {
  const { key } = readEntry();
  history.pushState({ ...createEntry(), key, dialog: true }, '');
}

/** Hides the scrollbar; padding of the same width keeps lines from wrapping differently. */
function hideScrollbar(): void {
  const width = innerWidth - root.clientWidth;
  root.dataset['dialog'] = '';
  document.body.style.paddingRight = width > 0 ? `${String(width)}px` : '';
}

function showScrollbar(): void {
  delete root.dataset['dialog'];
  document.body.style.paddingRight = '';
}

function removeDialog(): void {
  if (!shown) return;
  const { dialog, onHide } = shown;
  shown = undefined;
  dialog.close();
  dialog.remove();
  showScrollbar();
  onHide();
}

/** Maximum time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 500;

/** Keeps the second tap of a double tap on a button from closing the dialog. */
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
 * Shows a dialog, and closes the one that is open.
 *
 * @param press the click that opens the dialog, if any
 */
export function showModal(
  dialog: HTMLDialogElement,
  onHide: () => void,
  press?: MouseEvent,
): void {
  const hasEntry = shown !== undefined || isLeavingEntry;
  removeDialog();
  shown = { dialog, onHide };
  if (press) ignoreSecondTap(dialog, press);
  document.body.append(dialog);
  hideScrollbar();
  dialog.showModal();
  // Android's Back gesture closes a dialog without a key event.
  dialog.addEventListener('close', () => {
    if (shown?.dialog === dialog) hideModal();
  });
  if (!hasEntry) addEntry();
}

function goBack(): void {
  isLeavingEntry = true;
  history.back();
}

/** Closes the dialog, and leaves its history entry. */
export function hideModal(): void {
  if (!shown) return;
  removeDialog();
  goBack();
}

// Without this handler, Escape would clear a search field instead of closing the dialog.
document.addEventListener('keydown', (event) => {
  if (!shown || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  hideModal();
});

/** Skips the entry of a closed dialog; returns false if the current entry is another one. */
function leaveEntry(): boolean {
  if (!readEntry().dialog) return false;
  goBack();
  return true;
}

/** Closes the dialog for a navigation, which reuses its entry; returns false without a dialog. */
export function leaveModal(): boolean {
  const wasShown = shown !== undefined;
  removeDialog();
  return wasShown;
}

onPopState(() => {
  if (isLeavingEntry) {
    isLeavingEntry = false;
    readEntry();
    if (shown) addEntry();
    return true;
  }
  if (shown) {
    removeDialog();
    return true;
  }
  return leaveEntry();
});

// After a reload, the dialog is gone but its history entry isn't.
leaveEntry();

onPress('hide', hideModal);
