/** Calls back when the browser has nothing to do; Safari cannot tell. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) {
    requestIdleCallback(callback, { timeout: 1000 });
  } else {
    setTimeout(callback, 200);
  }
}
