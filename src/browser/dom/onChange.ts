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

// The search dialog changes with every key, but the callbacks don't handle its elements.
new MutationObserver((records) => {
  if (
    records.some(({ target }) => !(target as Element).closest('.shell-search'))
  )
    schedule();
}).observe(document.body, { childList: true, subtree: true });

/** Calls back in the next frame, and after each change of the page's elements. */
export function onChange(update: () => void): void {
  updates.push(update);
  schedule();
}
