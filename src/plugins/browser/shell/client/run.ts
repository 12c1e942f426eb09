import { RUN_KEY } from '../../../../run/runKey';
import { onPress } from './press';

/*
 * "Run" on samples. Everything it needs comes with the first press, from beside
 * this script; names in text keep bundlers from looking for it.
 */

interface Runner {
  readonly run: (button: HTMLElement) => Promise<void>;
}

let tries = 0;

onPress('run', (button) => {
  if (button.ariaBusy) return;
  const name = button.textContent;
  button.ariaBusy = 'true';
  button.textContent = 'Loading…';
  // Browsers keep a module that did not load; another address is another module.
  const address = `./run/run.js${tries ? `?${tries}` : ''}`;
  (import(/* webpackIgnore: true */ address) as Promise<Runner>)
    .then(({ run }) => run(button))
    .then(
      () => {
        button.textContent = name;
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

/** Presses the button for whose sake the page was loaded again. */
function pressAgain(): void {
  const index = sessionStorage.getItem(RUN_KEY);
  if (index === null) return;
  sessionStorage.removeItem(RUN_KEY);
  const buttons = document.querySelectorAll<HTMLElement>('[data-shell="run"]');
  buttons[Number(index)]?.click();
}

try {
  pressAgain();
} catch {
  // Storage is refused, so nothing waits.
}
