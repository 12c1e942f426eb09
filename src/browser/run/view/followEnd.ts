/** The distance that still counts as the end, in pixels. */
const NEAR = 8;

/**
 * Keeps a list scrolled to its end if the reader is there. It measures once per frame.
 * @returns a function to call before adding an entry
 */
export function followEnd(list: Element): () => void {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    const { scrollTop, clientHeight, scrollHeight } = list;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - NEAR;
    requestAnimationFrame(() => {
      isPlanned = false;
      if (isAtEnd) list.scrollTop = list.scrollHeight;
    });
  };
}
