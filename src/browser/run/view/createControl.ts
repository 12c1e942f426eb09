import { create } from '../../dom/create';
import { createButton } from './createButton';

/** The buttons that run and stop, and what the code has come to. */
export interface Control {
  /** Runs, or stops what runs; after an edit it runs anew. */
  readonly button: HTMLButtonElement;
  /** Stops, where the other one runs anew. */
  readonly stop: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly setStatus: (text: string, isRunning: boolean) => void;
  /** What runs from now on is the code as it is. */
  readonly setStarted: () => void;
  /** The code is another than the one that runs. */
  readonly setEdited: () => void;
}

export function createControl(onRun: () => void, onStop: () => void): Control {
  let isRunning = false;
  let isEdited = false;
  const status = create('span', {
    className: 'run-status',
    attributes: { role: 'status' },
  });
  const button = createButton(
    'Run',
    () => {
      if (isRunning && !isEdited) onStop();
      else onRun();
    },
    'run-main',
  );
  const stop = createButton('Stop', onStop);
  const update = (): void => {
    const hadFocus = document.activeElement === stop;
    stop.hidden = !(isRunning && isEdited);
    if (hadFocus && stop.hidden) button.focus();
    if (!isRunning) button.textContent = 'Run';
    else button.textContent = isEdited ? 'Run again' : 'Stop';
  };
  update();
  return {
    button,
    stop,
    status,
    setStatus: (text, runs) => {
      if (status.textContent !== text) status.textContent = text;
      isRunning = runs;
      update();
    },
    setStarted: () => {
      isEdited = false;
    },
    setEdited: () => {
      isEdited = true;
      update();
    },
  };
}
