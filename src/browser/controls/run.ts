import { BASE } from '../dom/base';
import { importModule } from '../dom/importModule.mjs';
import { onPress } from './press';

let tries = 0;

/** Loads the runner. Browsers cache a failed import, so a retry has another URL. */
const load = () =>
  importModule(`${BASE}js/run/run.js${tries ? `?${tries}` : ''}`) as Promise<
    typeof import('../run')
  >;

const BUSY = 'aria-busy';

// The button shows that the script is loading, and if it fails.
onPress('run', (button) => {
  // Firefox before 119 doesn't support `ariaBusy`.
  if (button.hasAttribute(BUSY)) return;
  // The text may have changed after an earlier click.
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
