import { copyText } from '../dom/copy';
import { onPress } from './press';

const COPIED = 'Copied';

/** How long the button shows "Copied", in milliseconds. */
const DURATION = 1500;

const getBlock = (button: Element): Element | null =>
  button.closest('.theme-code-block');

/** The code as it was written: lines can be elements, and end with `<br>`. */
function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent.replace(/\n$/, '');
}

onPress('copy', (button) => {
  const code = getBlock(button)?.querySelector('code');
  if (!code) return;
  void copyText(readCode(code)).then((isDone) => {
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
