const updates: (() => void)[] = [];

let isWaiting = false;

function schedule(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    for (const update of updates) update();
  });
}

// The dialog changes with every key press, but no callback handles its elements.
new MutationObserver((records) => {
  if (
    records.some(({ target }) => !(target as Element).closest('.shell-search'))
  )
    schedule();
}).observe(document.body, { childList: true, subtree: true });

/** Calls `update` in the next frame, and after each change of the page's elements. */
export function onChange(update: () => void): void {
  updates.push(update);
  schedule();
}
