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
    // A shorter label must not move the elements around it.
    button.style.minWidth = `${button.getBoundingClientRect().width}px`;
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
  const link = document.querySelector<HTMLLinkElement>(
    'link[type="text/markdown"]',
  );
  const response = await fetch(link?.href ?? 'index.md');
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

onCopy('copy-link', () => copyText(location.href));
onCopy('copy-markdown', () => copyLater(readMarkdown()));
