import type { ControlName } from '../../site/controls';
import { copyLater, copyText } from '../dom/copy';
import { fetchFile } from '../dom/fetchFile';
import { onPress } from './press';

/** Milliseconds for which a button of the page menu shows the result. */
const DURATION = 4000;

/** Milliseconds for which a code block's button shows the result. */
const CODE_DURATION = 1500;

function onCopy(name: ControlName, copy: () => Promise<boolean>): void {
  onPress(name, (element) => {
    const button = element as HTMLButtonElement;
    // Keeps the label if the button is pressed again while it shows the result.
    button.value ||= button.textContent;
    void copy().then((isDone) => {
      button.textContent = isDone ? 'Copied' : 'Not copied. Try again';
      setTimeout(() => {
        button.textContent = button.value;
      }, DURATION);
    });
  });
}

onCopy('copy-link', () => copyText(location.href));
onCopy('copy-markdown', () =>
  copyLater(fetchFile('index.md').then((response) => response.text())),
);

// The link contains the page and the version, but only the browser knows the heading.
onPress('report', (link) => {
  const [address = ''] = (link as HTMLAnchorElement).href.split('%23');
  (link as HTMLAnchorElement).href =
    address + encodeURIComponent(location.hash);
});

const COPIED = 'Copied';

const getBlock = (button: Element): Element | null =>
  button.closest('.theme-code-block');

onPress('copy', (button) => {
  const code = getBlock(button)?.querySelector('code');
  if (!code) return;
  void copyText(code.textContent.replace(/\n$/, '')).then((isDone) => {
    const label = button.getAttribute('aria-label') ?? '';
    if (!isDone || label === COPIED) return;
    button.setAttribute('aria-label', COPIED);
    setTimeout(() => button.setAttribute('aria-label', label), CODE_DURATION);
  });
});

onPress('wrap', (button) => {
  const wraps = getBlock(button)?.toggleAttribute('data-wraps') ?? false;
  button.setAttribute('aria-pressed', String(wraps));
});
