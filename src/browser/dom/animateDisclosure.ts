/** Milliseconds for a height in pixels: far takes longer, but not as much longer. */
const getDuration = (height: number): number =>
  Math.round(Math.min(100 + 7 * Math.sqrt(height), 500));

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');

const running = new WeakMap<Element, Animation>();

const closing = new WeakSet<Element>();

/** Whether an element is on its way to be closed. */
export const isClosing = (element: Element): boolean => closing.has(element);

/** Nothing for an element that is not there. */
const getHeight = (element: Element): number =>
  element.getBoundingClientRect().height;

/**
 * Opens or closes an element: its height changes in a time that depends on how
 * far that is. Another call in between goes on from where the element is.
 *
 * @param set makes it open or closed, as styles and readers see it
 * @param content what cannot be reached while it closes
 */
export function animateDisclosure(
  element: HTMLElement,
  isOpen: boolean,
  set: (isOpen: boolean) => void,
  content: readonly Element[] = [element],
): void {
  const before = getHeight(element);
  running.get(element)?.cancel();
  closing.delete(element);
  const setInert = (isInert: boolean): void => {
    for (const part of content) part.toggleAttribute('inert', isInert);
  };
  setInert(false);
  set(isOpen);
  if (wantsLess.matches) return;
  const after = getHeight(element);
  // It closes at the end of its way.
  if (!isOpen) set(true);
  const [from, to] = [before, after].map((height) => ({
    height: `${height}px`,
    overflow: 'hidden',
  }));
  const animation = element.animate([from ?? {}, to ?? {}], {
    duration: getDuration(Math.abs(after - before)),
    easing: 'ease-out',
  });
  running.set(element, animation);
  if (isOpen) return;
  setInert(true);
  closing.add(element);
  animation.onfinish = () => {
    closing.delete(element);
    // Search in the page and fragments open it.
    setInert(false);
    set(false);
  };
}
