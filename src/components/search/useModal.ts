import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLockBodyScroll } from '@docusaurus/theme-common/internal';

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/** Elements that Tab reaches; of a group of radio buttons only one. */
function getStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.getClientRects().length > 0 &&
      !(
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        !element.checked
      ),
  );
}

function keepTabInside(event: KeyboardEvent, root: HTMLElement): void {
  const stops = getStops(root);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const focused = document.activeElement;
  const isAtEdge = event.shiftKey
    ? focused === first || focused === root
    : focused === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

interface Modal<T> {
  readonly ref: RefObject<T>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Keeps focus inside and the page behind in place; Escape closes.
 * `<dialog>` would do it, but Safari 14 and Firefox 78 do not know it.
 */
export default function useModal<T extends HTMLElement>(
  onClose: () => void,
): Modal<T> {
  const ref = useRef<T>(null);
  useLockBodyScroll(true);
  useEffect(() => {
    const focused = document.activeElement;
    ref.current?.querySelector('input')?.focus();
    return () => {
      // The page may be on its way to the anchor of a hit.
      if (focused instanceof HTMLElement)
        focused.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onKeyDown: (event) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab' && ref.current) {
        keepTabInside(event, ref.current);
      }
    },
  };
}
