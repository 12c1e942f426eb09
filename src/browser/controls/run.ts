import { RUN_KEY } from '../run/runKey';
import { BASE } from '../dom/base';
import { importModule } from '../dom/importModule.mjs';
import { readStored, store } from '../dom/storage';
import { onPart, type LazyPart } from './part';

// Browsers keep a module that did not load; another address is another module.
onPart('run', (tries) => {
  const file = `${BASE}js/run/run.js${tries ? `?${tries}` : ''}`;
  return importModule(file) as Promise<LazyPart>;
});

/** Presses the button for whose sake the page was loaded again. */
const index = readStored(RUN_KEY, 'sessionStorage');
if (index !== null) {
  store(RUN_KEY, null, 'sessionStorage');
  const buttons = document.querySelectorAll<HTMLElement>(
    '[data-control="run"]',
  );
  buttons[Number(index)]?.click();
}
