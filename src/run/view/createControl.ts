import { create, createButton } from './element';

/** The button that runs and stops, and what it has come to. */
export interface Control {
  readonly button: HTMLButtonElement;
  readonly status: HTMLElement;
  readonly setStatus: (text: string, isRunning: boolean) => void;
}

export function createControl(onRun: () => void, onStop: () => void): Control {
  const status = create('span', {
    className: 'run-status',
    attributes: { role: 'status' },
  });
  const button = createButton(
    'Run',
    () => {
      if (button.textContent === 'Stop') onStop();
      else onRun();
    },
    'run-main',
  );
  return {
    button,
    status,
    setStatus: (text, isRunning) => {
      status.textContent = text;
      button.textContent = isRunning ? 'Stop' : 'Run';
    },
  };
}
