import { BASE } from '../dom/base';
import { importModule } from '../dom/importModule.mjs';
import { onPress } from './press';

let tries = 0;

/** The runner; browsers cache a module that did not load, so a retry has another address. */
const load = () =>
  importModule(`${BASE}js/run/run.js${tries ? `?${tries}` : ''}`) as Promise<
    typeof import('../run')
  >;

const BUSY = 'aria-busy';

// The button says that it waits for the script, and when that does not come.
onPress('run', (button) => {
  // Firefox before 119 does not know `ariaBusy`.
  if (button.hasAttribute(BUSY)) return;
  // A second press finds what the first one has made of it.
  const label = button.dataset['label'] ?? button.textContent;
  button.dataset['label'] = label;
  button.setAttribute(BUSY, 'true');
  button.textContent = 'Loading…';
  void load()
    .then(({ run }) => run(button))
    .then(
      () => label,
      () => {
        tries += 1;
        return 'Not loaded. Retry';
      },
    )
    .then((text) => {
      button.textContent = text;
      button.removeAttribute(BUSY);
    });
});
