import type { ControlName } from '../../site/controls';
import { onPress } from './press';

/** What is not part of this script, and comes when a reader asks for it. */
export interface LazyPart {
  readonly run: (button: HTMLElement) => Promise<void>;
}

/**
 * Lets a button do what a script does that comes with its first press. The
 * button says that it waits, and when nothing comes.
 *
 * @param load is told how often it has failed
 */
export function onPart(
  name: ControlName,
  load: (tries: number) => Promise<LazyPart>,
): void {
  let tries = 0;
  const labels = new Map<Element, string>();
  onPress(name, (button) => {
    if (button.ariaBusy) return;
    // A second press finds what the first one has made of it.
    const label = labels.get(button) ?? button.textContent;
    labels.set(button, label);
    button.ariaBusy = 'true';
    button.textContent = 'Loading…';
    load(tries)
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
}
