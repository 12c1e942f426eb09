import { RUN_KEY } from '../../../../run/runKey';
import { onPart } from './part';

onPart('run', './run/run.js');

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
