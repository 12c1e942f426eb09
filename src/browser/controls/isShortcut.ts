const EDITABLE =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

/** `/` outside of text fields, and Ctrl+K or ⌘K anywhere. */
export function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'k';
  }
  // For an editor in a shadow root, `event.target` would be the editor's host element.
  const [target] = event.composedPath();
  const isPlain = !altKey && !ctrlKey && !metaKey;
  const isInField = target instanceof Element && target.closest(EDITABLE);
  return key === '/' && isPlain && !isInField;
}
