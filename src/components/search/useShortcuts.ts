import { useEffect } from 'react';
import { hasSlashKey } from './settings';

const EDITABLE =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** `/` outside of fields, and Ctrl or ⌘ with K anywhere. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'k';
  }
  const isPlain = !altKey && !ctrlKey && !metaKey;
  const isInField = target instanceof Element && target.closest(EDITABLE);
  return key === '/' && isPlain && !isInField && hasSlashKey();
}

/** Opens the search by key; where two listen, the first one has it. */
export default function useShortcuts(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [open]);
}
