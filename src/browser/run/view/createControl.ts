import { create } from '../../dom/create';
import { createButton } from './createButton';

/** The buttons that run and stop, and what the code has come to. */
export interface Control {
  /** Starts the code, or restarts it if it is running. */
  readonly button: HTMLButtonElement;
  readonly stop: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly setStatus: (text: string, isRunning: boolean) => void;
}

/** Two buttons that keep their places, whatever the code does. */
export function createControl(onRun: () => void, onStop: () => void): Control {
  const status = create('p', {
    className: 'run-status',
    attributes: { role: 'status' },
  });
  const button = createButton('Run', onRun, 'button--primary');
  const stop = createButton('Stop', onStop);
  stop.disabled = true;
  return {
    button,
    stop,
    status,
    setStatus: (text, isRunning) => {
      if (status.textContent !== text) status.textContent = text;
      // A button that is off has no focus to keep.
      if (!isRunning && document.activeElement === stop) button.focus();
      stop.disabled = !isRunning;
    },
  };
}
