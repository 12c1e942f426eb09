/** Calls back now, and in the next frame whenever elements are added or removed. */
export function onChange(update: () => void): void {
  let isWaiting = false;
  const schedule = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      update();
    });
  };
  new MutationObserver(schedule).observe(document.body, {
    childList: true,
    subtree: true,
  });
  schedule();
}
