/** Milliseconds for a height in pixels; grows slower than the height. */
const getDuration = (height: number): number =>
  Math.round(Math.min(100 + 7 * Math.sqrt(height), 500));

const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');

const running = new WeakMap<Element, Animation>();

const closing = new WeakSet<Element>();

/** True while the closing animation of an element runs. */
export const isClosing = (element: Element): boolean => closing.has(element);

/** Zero for an element that isn't rendered. */
const getHeight = (element: Element): number =>
  element.getBoundingClientRect().height;

/**
 * Animates the height of an element that opens or closes. The duration depends on the
 * height; another call during the animation continues from the current height.
 *
 * @param set opens or closes the element in the DOM
 * @param content elements that are inert while it closes
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
  // Stays open until the animation ends.
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
    // Find in page and links to fragments only open elements that aren't inert.
    setInert(false);
    set(false);
  };
}
