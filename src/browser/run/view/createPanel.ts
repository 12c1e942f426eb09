import { printPlainFragment } from '../sharing/fragment';
import { createControl } from './createControl';
import { createEditing } from './createEditing';
import type { Television } from './createTelevision';
import { createViews } from './createViews';
import { create } from '../../dom/create';
import { createButton } from './createButton';
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
  /** With it the panel has a button that closes it. */
  readonly onClose?: () => void;
  /** Shows the app, where the page has drawn one. */
  readonly television?: Television;
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
  const { base, version, label, onClose, television } = options;
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
  const places = {
    ...views,
    ...(television && {
      stage: television.screen,
      setRemote: television.setRemote,
    }),
    setStatus,
    show: (tab: 'Output' | 'Platform') => {
      tabs.show(television && tab === 'Output' ? 'Messages' : tab);
    },
  };
  const runs = new Runs({ base, version, places });
  const editing = createEditing({
    label,
    code: options.code,
    onEdit: (isOpen) => television?.setEdited(isOpen),
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
    onClose?.();
  });
  const bar = create(
    'div',
    { className: 'run-bar' },
    control.button,
    control.stop,
    editing.button,
    reset,
    link,
    ...(onClose ? [close] : []),
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
        else if (onClose) close.click();
        else return;
        event.preventDefault();
      },
    },
    bar,
    ...(television ? [] : [editing.element, views.stage]),
    tabs.element,
  );
  television?.addEditor(editing.element);
  return {
    element,
    run,
    stop,
    focus: () => {
      element.focus({ preventScroll: true });
    },
  };
}
