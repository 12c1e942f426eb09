/** Fallback for pages without HTTPS, which have no `navigator.clipboard`. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const { activeElement } = document;
  field.value = text;
  field.className = 'shell-hidden';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- all there is
  const isDone = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true });
  return isDone;
}

/** Copies a string; resolves with whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * Copies a string that is still loading. Some browsers only allow it right after a click,
 * but accept the string's promise then.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then(
      (value) => new Blob([value], { type: 'text/plain' }),
    );
    // If the clipboard rejects the item, this rejection would be unhandled.
    blob.catch(() => undefined);
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob }),
    ]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
