import { readEntry, createEntry } from '../dom/entry';
import { onPopState } from '../dom/onPopState';
import { onPress } from './press';

/* Modal dialogs. Back, Escape, and a click on the backdrop close them. */

const root = document.documentElement;

let shown: { dialog: HTMLDialogElement; onHide: () => void } | undefined;

/** True from `history.back()`, which leaves the dialog's entry, until its `popstate`. */
let isLeavingEntry = false;

/** Adds a history entry, so that Back closes the dialog but stays on the page. */
function addEntry(): void {
  const { key } = readEntry();
  history.pushState({ ...createEntry(), key, dialog: true }, '');
}

/** Hides the scrollbar. Padding replaces its width, so that lines wrap as before. */
function hideScrollbar(): void {
  const width = innerWidth - root.clientWidth;
  root.dataset['dialog'] = '';
  document.body.style.paddingRight = width > 0 ? `${String(width)}px` : '';
}

function showScrollbar(): void {
  delete root.dataset['dialog'];
  document.body.style.paddingRight = '';
}

/**
 * Closes the dialog, but stays at its history entry, which a navigation then reuses.
 * @returns false if no dialog was open
 */
export function leaveModal(): boolean {
  if (!shown) return false;
  const { dialog, onHide } = shown;
  shown = undefined;
  dialog.close();
  dialog.remove();
  showScrollbar();
  onHide();
  return true;
}

/** Maximum time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 500;

/** Prevents the second tap of a double tap on a button from closing the dialog. */
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
 * Closes the open dialog, if any, and shows another one.
 * @param press the click that opens the dialog, if any
 */
export function showModal(
  dialog: HTMLDialogElement,
  onHide: () => void,
  press?: MouseEvent,
): void {
  const hasEntry = leaveModal() || isLeavingEntry;
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

export function hideModal(): void {
  // Otherwise, closing a dialog again before `popstate` would leave the page.
  if (leaveModal() && !isLeavingEntry) goBack();
}

// Without this handler, Escape would clear a search field instead of closing the dialog.
document.addEventListener('keydown', (event) => {
  if (!shown || event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  hideModal();
});

/** Leaves the history entry of a closed dialog; returns false if there is none. */
function leaveEntry(): boolean {
  if (!readEntry().dialog) return false;
  goBack();
  return true;
}

onPopState(() => {
  if (isLeavingEntry) {
    isLeavingEntry = false;
    readEntry();
    if (shown) addEntry();
    return true;
  }
  return leaveModal() || leaveEntry();
});

// After a reload, the dialog is closed, but its history entry still exists.
leaveEntry();

onPress('hide', hideModal);
