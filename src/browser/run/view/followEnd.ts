/** The distance that still counts as the end, in pixels. */
const NEAR = 8;

/** Returns what keeps a list at its end, if the reader is there; call it before adding. */
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
