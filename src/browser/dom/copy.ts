/** For pages that are not served securely: there is no clipboard to write. */
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

/** Copies a text, and tells whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/**
 * Copies a text that has to come first. Some browsers let a page write only
 * right after a press, and take the promise of a text then.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then(
      (value) => new Blob([value], { type: 'text/plain' }),
    );
    // If the clipboard refuses the item, nobody awaits this promise.
    blob.catch(() => undefined);
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': blob }),
    ]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
