/** Dispatches a key to the focused element, like a TV remote. */
export function pressKey(key: string): void {
  if (typeof document === 'undefined') return;
  const target = document.activeElement ?? document.body;
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true }),
    );
  }
}
