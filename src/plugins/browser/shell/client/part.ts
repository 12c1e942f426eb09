import { showModal } from './modal';
import { onPress } from './press';

/** What is not part of this script, and comes when a reader asks for it. */
export interface Part {
  readonly run: (
    button: HTMLElement,
    press: MouseEvent,
    show: typeof showModal,
  ) => Promise<void>;
}

/**
 * Lets a button do what a script does that comes with its first press, from
 * beside this one. The button says that it waits, and when nothing comes.
 *
 * @param address relative to this script
 */
export function onPart(name: string, address: string): void {
  let tries = 0;
  const labels = new Map<Element, string>();
  onPress(name, (button, press) => {
    if (button.ariaBusy) return;
    // A second press finds what the first one has made of it.
    const label = labels.get(button) ?? button.textContent;
    labels.set(button, label);
    button.ariaBusy = 'true';
    button.textContent = 'Loading…';
    // Browsers keep a module that did not load; another address is another module.
    const file = address + (tries ? `?${tries}` : '');
    (import(/* webpackIgnore: true */ file) as Promise<Part>)
      .then(({ run }) => run(button, press, showModal))
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
}
