/** Calls back now, and in the next frame when elements come or go. */
export function onChange(look: () => void): void {
  let isWaiting = false;
  const later = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      look();
    });
  };
  new MutationObserver(later).observe(document.body, {
    childList: true,
    subtree: true,
  });
  later();
}
