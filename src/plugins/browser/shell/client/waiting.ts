import { isWaiting, startApp } from './start';

/*
 * Buttons that only the app can answer. One that is pressed before shows that
 * it waits, and is pressed once when the app runs, however often it was pressed.
 */

/** After so many milliseconds a reader wants to know what is going on. */
const PATIENCE = 5000;

const pressed = new Set<HTMLElement>();

function answer(): void {
  for (const button of pressed) {
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
  pressed.clear();
}

function hold(event: Event): void {
  const { target } = event;
  if (!isWaiting() || !(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('#__docusaurus button');
  if (!button || button.dataset['shell']) return;
  event.preventDefault();
  button.setAttribute('aria-busy', 'true');
  pressed.add(button);
  startApp();
  setTimeout(() => {
    if (pressed.has(button))
      document.dispatchEvent(new Event('shell:app-late'));
  }, PATIENCE);
}

addEventListener('click', hold, true);

// The server disables what waits for the app; it could not be pressed.
for (const button of document.querySelectorAll('button')) {
  button.disabled = false;
}

new MutationObserver((_, observer) => {
  observer.disconnect();
  // Effects of the first rendering come before.
  setTimeout(answer);
}).observe(document.documentElement, { attributeFilter: ['data-app'] });
