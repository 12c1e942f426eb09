import { useEffect } from 'react';
import isShortcut from './isShortcut';
import { hasSlashKey } from './settings';

/** Opens the search by key; where two listen, the first one has it. */
export default function useShortcuts(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      if (!isShortcut(event)) return;
      if (event.key === '/' && !hasSlashKey()) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, [open]);
}
