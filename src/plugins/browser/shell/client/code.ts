import { onPress } from './press';

const COPIED = 'Copied';

/** How long the button says so, in milliseconds. */
const DURATION = 1500;

const getBlock = (button: Element): Element | null =>
  button.closest('.theme-code-block');

/** The code as it was written; lines may be elements, and end in a `<br>`. */
function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent.replace(/\n$/, '');
}

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

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

onPress('copy', (button) => {
  const code = getBlock(button)?.querySelector('code');
  if (!code) return;
  void write(readCode(code)).then((isDone) => {
    const label = button.getAttribute('aria-label') ?? '';
    if (!isDone || label === COPIED) return;
    button.setAttribute('aria-label', COPIED);
    setTimeout(() => {
      button.setAttribute('aria-label', label);
    }, DURATION);
  });
});

onPress('wrap', (button) => {
  const wraps = getBlock(button)?.toggleAttribute('data-wraps') ?? false;
  button.setAttribute('aria-pressed', String(wraps));
});
