import { BASE } from '../dom/base';
import { importModule } from '../dom/importModule.mjs';
import { onPress } from './press';

let tries = 0;

/** The runner; browsers cache a module that did not load, so a retry has another address. */
const load = () =>
  importModule(`${BASE}js/run/run.js${tries ? `?${tries}` : ''}`) as Promise<
    typeof import('../run')
  >;

const labels = new WeakMap<Element, string>();

// The button says that it waits for the script, and when that does not come.
onPress('run', (button) => {
  if (button.ariaBusy) return;
  // A second press finds what the first one has made of it.
  const label = labels.get(button) ?? button.textContent;
  labels.set(button, label);
  button.ariaBusy = 'true';
  button.textContent = 'Loading…';
  load()
    .then(({ run }) => run(button))
    .then(
      () => {
        button.textContent = label;
      },
      () => {
        tries += 1;
        button.textContent = 'Not loaded. Retry';
      },
    )
    .finally(() => {
      button.ariaBusy = null;
    });
});
