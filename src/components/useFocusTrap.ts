import { useEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

const isVisible = (element: HTMLElement): boolean =>
  element.getClientRects().length > 0 &&
  getComputedStyle(element).visibility === 'visible';

function getStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(isVisible);
}

/** From the last stop on to the first, and back. */
function wrapFocus(panel: HTMLElement, event: KeyboardEvent): void {
  const stops = getStops(panel);
  const [first, last] = [stops[0], stops[stops.length - 1]];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  const isInside = panel.contains(document.activeElement);
  if (isInside && document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/**
 * While the panel is open, the focus goes in and stays in, and Escape closes;
 * afterwards it goes back to where it was.
 */
export default function useFocusTrap(
  ref: RefObject<HTMLElement>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const panel = ref.current;
    if (!isOpen || !panel) return undefined;
    const before = document.activeElement;
    function handleKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') close();
      if (event.key === 'Tab' && panel) wrapFocus(panel, event);
    }
    document.addEventListener('keydown', handleKeyDown);
    getStops(panel)[0]?.focus();
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ref, isOpen, close]);
}
