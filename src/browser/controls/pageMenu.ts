import type { ControlName } from '../../site/controls';
import { copyLater, copyText } from '../dom/copy';
import { onPress } from './press';

/** How long a button shows the result, in milliseconds. */
const DURATION = 4000;

/** Buttons that show a result and ignore clicks meanwhile. */
const busy = new WeakSet<HTMLElement>();

/** Makes a button copy something and show the result. */
function onCopy(name: ControlName, copy: () => Promise<boolean>): void {
  onPress(name, (button) => {
    if (busy.has(button)) return;
    busy.add(button);
    const label = button.textContent;
    void copy().then((isDone) => {
      button.textContent = isDone ? 'Copied' : 'Not copied. Try again';
      setTimeout(() => {
        button.textContent = label;
        busy.delete(button);
      }, DURATION);
    });
  });
}

/** The Markdown version of the page, which is next to it. */
async function readMarkdown(): Promise<string> {
  const response = await fetch('index.md');
  if (!response.ok) throw new Error('index.md');
  return response.text();
}

onCopy('copy-link', () => copyText(location.href));
onCopy('copy-markdown', () => copyLater(readMarkdown()));

// The link names the page and the version; only the browser knows the place.
onPress('report', (link) => {
  const [address = ''] = (link as HTMLAnchorElement).href.split('%23');
  (link as HTMLAnchorElement).href =
    address + encodeURIComponent(location.hash);
});
