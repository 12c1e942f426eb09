/** Distance from the end, in pixels, up to which a list counts as scrolled to its end. */
const NEAR = 8;

/**
 * Returns a function to call before adding items. The list then scrolls to its end, unless
 * the reader has scrolled up.
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
