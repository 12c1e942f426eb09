/** Pixels that still count as the end. */
const NEAR = 8;

/**
 * Keeps the end of a list in sight while a reader is there, with one look at the
 * layout for many entries.
 * @returns to be called before an entry is added
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
