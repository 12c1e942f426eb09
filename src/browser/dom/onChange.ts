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

// The search changes with every key, but contains nothing that these callbacks update.
new MutationObserver((records) => {
  if (
    records.some(({ target }) => !(target as Element).closest('.shell-search'))
  )
    schedule();
}).observe(document.body, { childList: true, subtree: true });

/** Calls back in the next frame, and whenever elements have been added or removed. */
export function onChange(update: () => void): void {
  updates.push(update);
  schedule();
}
