const EDITABLE =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** `/` outside of fields, and Ctrl or ⌘ with K anywhere. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'k';
  }
  // The first of the path: an editor may lie in a shadow root.
  const [target] = event.composedPath();
  const isPlain = !altKey && !ctrlKey && !metaKey;
  const isInField = target instanceof Element && target.closest(EDITABLE);
  return key === '/' && isPlain && !isInField;
}
