import { onPress } from './press';
import { readStored, store } from '../dom/storage';

/** Docusaurus's inline script reads this key before the first paint. */
const KEY = 'theme';

type Mode = 'light' | 'dark';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

const read = (value: string | null | undefined): Mode | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** The reader's choice, even if the browser refuses to store it. */
let chosen = read(readStored(KEY));

function show(mode: Mode): void {
  root.dataset['theme'] = mode;
}

onPress('color-mode', () => {
  chosen = root.dataset['theme'] === 'dark' ? 'light' : 'dark';
  show(chosen);
  store(KEY, chosen);
});

system.addEventListener('change', ({ matches }) => {
  // Browsers print in light mode, and report this as a change of the system's mode.
  if (chosen || matchMedia('print').matches) return;
  if (document.querySelector('[data-follows-system]'))
    show(matches ? 'dark' : 'light');
});

addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return;
  chosen = read(newValue);
  if (chosen) show(chosen);
});

// Like Docusaurus's theme, removes the reader's choice if the site hides the button.
if (!document.querySelector('[data-control="color-mode"]')) store(KEY, null);

// Other code may have stored an invalid value.
if (!read(root.dataset['theme'])) show(system.matches ? 'dark' : 'light');
