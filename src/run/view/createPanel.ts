import { printPlainFragment } from '../sharing/fragment';
import { createControl } from './createControl';
import { createEditing } from './createEditing';
import { createViews } from './createViews';
import { create, createButton } from './element';
import { Runs } from './Runs';

export interface PanelOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  readonly code: string;
  /** Address of the playground. */
  readonly playground: string;
  /** What the code is called. */
  readonly label: string;
  readonly onClose: () => void;
}

export interface Panel {
  readonly element: HTMLElement;
  /** Runs the code as it is now, from the start. */
  readonly run: () => void;
  readonly stop: () => void;
  /** Leads the reader to the panel, which moves nothing. */
  readonly focus: () => void;
}

/** Makes the panel that runs code, shows what it does, and plays its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label, onClose } = options;
  const { tabs, ...views } = createViews();
  const run = (): void => {
    control.setStarted();
    runs.run(editing.getCode());
  };
  const stop = (): void => {
    runs.stop();
  };
  const control = createControl(run, stop);
  const { setStatus } = control;
  const places = { ...views, setStatus, show: tabs.show };
  const runs = new Runs({ base, version, places });
  const editing = createEditing({
    label,
    code: options.code,
    onChange: () => {
      control.setEdited();
      setLink();
    },
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const link = create('a', {
    className: 'run-button',
    textContent: 'Open in playground',
  });
  const setLink = (): void => {
    const work = { version, language: 'js', code: editing.getCode() } as const;
    link.href = `${options.playground}#${printPlainFragment(work)}`;
  };
  setLink();
  const reset = createButton('Start over', () => {
    editing.undo();
    runs.reset();
  });
  reset.title = 'Takes back your changes, and resets the platform';
  const close = createButton('Close', () => {
    stop();
    editing.undo();
    onClose();
  });
  const bar = create(
    'div',
    { className: 'run-bar' },
    control.button,
    control.stop,
    editing.button,
    reset,
    link,
    close,
    control.status,
    create('span', { className: 'run-at', textContent: `SDK ${version}` }),
  );
  const element = create(
    'section',
    {
      className: 'run',
      tabIndex: -1,
      attributes: { 'aria-label': `Run: ${label}` },
      onkeydown: (event) => {
        const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
        if (event.defaultPrevented) return;
        if (isRun) run();
        // Escape leaves the editor first.
        else if (
          event.key !== 'Escape' ||
          editing.element.contains(event.target as Node)
        )
          return;
        else close.click();
        event.preventDefault();
      },
    },
    bar,
    editing.element,
    views.stage,
    tabs.element,
  );
  return {
    element,
    run,
    stop,
    focus: () => {
      element.focus({ preventScroll: true });
    },
  };
}
