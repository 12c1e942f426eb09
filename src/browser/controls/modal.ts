import { readEntry, createEntry } from '../dom/entry';
import { onPopState } from '../dom/onPopState';
import { onPress } from './press';

/*
 * Modal dialogs. The browser traps the focus, makes the page inert and restores the focus;
 * Back and a click on the backdrop also close the dialog.
 */

interface Modal {
  readonly dialog: HTMLDialogElement;
  readonly onHide: () => void;
}

const root = document.documentElement;

let shown: Modal | undefined;

/** True while `history.back()` leaves the dialog's history entry. */
let isLeavingEntry = false;

/** Adds a history entry for the dialog, so that Back returns to the page. */
function addEntry(): void {
  const { key } = readEntry();
  history.pushState({ ...createEntry(), key, dialog: true }, '');
}

/** Padding replaces the scrollbar, so that lines don't wrap differently and move the text. */
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

/** Ignores the second tap of a double tap, which was meant for the page. */
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
 * Shows a dialog, and closes another one that is open.
 *
 * @param press the click that opens it, if any
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

/** Closes the dialog, and goes back from its history entry. */
export function hideModal(): void {
  if (!shown) return;
  removeDialog();
  goBack();
}

// By default, Escape would first clear a search field.
document.addEventListener('keydown', (event) => {
  if (!shown || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  hideModal();
});

/** Skips the history entry of a closed dialog, because it shows nothing new. */
function leaveEntry(): boolean {
  if (!readEntry().dialog) return false;
  goBack();
  return true;
}

/** Closes the dialog for a navigation, which reuses its history entry. */
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

// A reload preserves the dialog's entry.
leaveEntry();

onPress('hide', hideModal);
