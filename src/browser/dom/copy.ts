/** Copies text on pages without HTTPS, which have no `navigator.clipboard`. */
function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  const { activeElement } = document;
  field.value = text;
  field.className = 'shell-hidden';
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way
  const isDone = document.execCommand('copy');
  field.remove();
  if (activeElement instanceof HTMLElement)
    activeElement.focus({ preventScroll: true });
  return isDone;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Some browsers copy only right after a click, but accept a promise of the text. */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  // Without this line, a text that doesn't come could cause an unhandled rejection.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': text }),
    ]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
