import { onPress } from './press';
import { readStored, store } from '../dom/storage';

/** The name that Docusaurus's own script in each page reads before it shows. */
const KEY = 'theme';

type Mode = 'light' | 'dark';

const root = document.documentElement;
const system = matchMedia('(prefers-color-scheme: dark)');

const read = (value: string | null | undefined): Mode | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** What the reader has chosen; lasts where storage is refused. */
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
  // Browsers print in light mode, and say so as a change of the system.
  if (chosen || matchMedia('print').matches) return;
  if (document.querySelector('[data-follows-system]'))
    show(matches ? 'dark' : 'light');
});

addEventListener('storage', ({ key, newValue }) => {
  if (key !== KEY) return;
  chosen = read(newValue);
  if (chosen) show(chosen);
});

// A site that takes the switch away takes the reader's choice along, as the theme does.
if (!document.querySelector('[data-control="color-mode"]')) store(KEY, null);

// Something foreign may be stored under the name.
if (!read(root.dataset['theme'])) show(system.matches ? 'dark' : 'light');
