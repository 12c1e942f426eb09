import { createEditing } from './createEditing';
import { createMessages } from './createMessages';
import { createOutput } from './createOutput';
import { createTabs } from './createTabs';
import { create, createButton } from './element';
import { Runs } from './Runs';

export interface PanelOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  readonly code: string;
  /** What the code is called. */
  readonly label: string;
  /** Told when the editor takes the place of the code, or gives it back. */
  readonly onEdit?: (isOpen: boolean) => void;
  /** With it the panel has a button that closes it. */
  readonly onClose?: () => void;
}

export interface Panel {
  readonly element: HTMLElement;
  /** Runs the code as it is now, from the start. */
  readonly run: () => void;
}

/** Output, messages and platform, one at a time. */
function createViews() {
  const output = createOutput();
  const messages = createMessages((count) => {
    tabs.setCount('Messages', count);
  });
  const platform = create('div');
  const tabs = createTabs('Run', [
    { name: 'Output', content: output.element },
    { name: 'Messages', content: messages.element },
    { name: 'Platform', content: platform },
  ]);
  return { output, messages, platform, tabs };
}

/** The button that runs and stops, and what it has come to. */
function createControl(onRun: () => void, onStop: () => void) {
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
    setStatus: (text: string, isRunning: boolean): void => {
      status.textContent = text;
      button.textContent = isRunning ? 'Stop' : 'Run';
    },
  };
}

/** Makes the panel that runs code, shows what it does, and plays its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label, onClose } = options;
  const { tabs, ...views } = createViews();
  const stage = create('div', { className: 'run-stage' });
  const run = (): void => {
    runs.run(editing.getCode());
  };
  const control = createControl(run, () => {
    runs.stop();
  });
  const { setStatus } = control;
  const places = { ...views, stage, setStatus, show: tabs.show };
  const runs = new Runs({ base, version, places });
  const editing = createEditing({
    label,
    code: options.code,
    onEdit: (isOpen) => options.onEdit?.(isOpen),
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const reset = createButton('Reset', () => {
    editing.undo();
    runs.reset();
  });
  const bar = create(
    'div',
    { className: 'run-bar' },
    control.button,
    editing.button,
    reset,
    control.status,
    create('span', { className: 'run-at', textContent: `SDK ${version}` }),
  );
  const element = create(
    'section',
    { className: 'run', attributes: { 'aria-label': `Run: ${label}` } },
    editing.element,
    bar,
    stage,
    tabs.element,
  );
  if (onClose) {
    const close = createButton('Close', () => {
      runs.stop();
      editing.undo();
      element.remove();
      onClose();
    });
    bar.append(close);
  }
  return { element, run };
}
