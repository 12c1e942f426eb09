import type { ControlName } from '../../site/controls';
import { copyLater, copyText } from '../dom/copy';
import { onPress } from './press';

/** How long a button says what it has done, in milliseconds. */
const DURATION = 4000;

/** Buttons that say how the last press went; another one changes nothing. */
const busy = new WeakSet<HTMLElement>();

/** Lets a button copy something, and say whether it has. */
function onCopy(name: ControlName, copy: () => Promise<boolean>): void {
  onPress(name, (button) => {
    if (busy.has(button)) return;
    busy.add(button);
    const label = button.textContent;
    // A shorter label must not move what is around it.
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

/** The page's text, from the file beside it. */
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
