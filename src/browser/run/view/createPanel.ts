import { printPlainFragment } from '../sharing/fragment';
import { createControl } from './createControl';
import { createEditing } from './createEditing';
import type { Television } from './createTelevision';
import { createViews, type Views } from './createViews';
import { create } from '../../dom/create';
import { createButton } from './createButton';
import { Runs, type RunPlaces } from './Runs';

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

/** A link that opens the code in the playground. */
function createPlaygroundLink({ playground, version }: PanelOptions): {
  readonly element: HTMLAnchorElement;
  readonly setCode: (code: string) => void;
} {
  const element = create('a', {
    className: 'run-button',
    textContent: 'Open in playground',
  });
  return {
    element,
    setCode: (code) => {
      const work = { version, language: 'js', code } as const;
      element.href = `${playground}#${printPlainFragment(work)}`;
    },
  };
}

/** Where runs show themselves: a television has a screen and a remote of its own. */
function getPlaces(
  { tabs, ...views }: Views,
  setStatus: RunPlaces['setStatus'],
  television: Television | undefined,
): RunPlaces {
  if (!television) return { ...views, setStatus, show: tabs.show };
  return {
    ...views,
    stage: television.screen,
    setRemote: television.setRemote,
    setStatus,
    show: (tab) => {
      tabs.show(tab === 'Output' ? 'Messages' : tab);
    },
  };
}

/** Ctrl+Enter or ⌘Enter runs, Escape closes; Escape leaves the editor first. */
function listenForKeys(
  element: HTMLElement,
  editor: HTMLElement,
  run: () => void,
  close: (() => void) | undefined,
): void {
  element.onkeydown = (event) => {
    if (event.defaultPrevented) return;
    const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const isClose =
      event.key === 'Escape' && !editor.contains(event.target as Node);
    const act = isRun ? run : isClose ? close : undefined;
    if (!act) return;
    act();
    event.preventDefault();
  };
}

/** The buttons in a row, and below them the editor, the screen and the views. */
function createElement(
  { version, label, television }: PanelOptions,
  buttons: readonly HTMLElement[],
  status: HTMLElement,
  editor: HTMLElement,
  views: Views,
): HTMLElement {
  const at = create('span', {
    className: 'run-at',
    textContent: `SDK ${version}`,
  });
  television?.addEditor(editor);
  return create(
    'section',
    {
      className: 'run',
      tabIndex: -1,
      attributes: { 'aria-label': `Run: ${label}` },
    },
    create('div', { className: 'run-bar' }, ...buttons, status, at),
    ...(television ? [] : [editor, views.stage]),
    views.tabs.element,
  );
}

/** Makes the panel that runs code, shows what it does, and plays its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label, code, onClose, television } = options;
  const views = createViews();
  const run = (): void => {
    control.setStarted();
    runs.run(editing.getCode());
  };
  const stop = (): void => {
    runs.stop();
  };
  const control = createControl(run, stop);
  const places = getPlaces(views, control.setStatus, television);
  const runs = new Runs({ base, version, places });
  const link = createPlaygroundLink(options);
  link.setCode(code);
  const editing = createEditing({
    label,
    code,
    onEdit: (isOpen) => television?.setEdited(isOpen),
    onChange: () => {
      control.setEdited();
      link.setCode(editing.getCode());
    },
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const reset = createButton('Start over', () => {
    editing.undo();
    runs.reset();
  });
  reset.title = 'Undo your changes and reset the platform';
  const close = (): void => {
    stop();
    editing.undo();
    onClose?.();
  };
  const buttons = [control.button, control.stop, editing.button, reset];
  const closing = onClose ? [createButton('Close', close)] : [];
  const element = createElement(
    options,
    [...buttons, link.element, ...closing],
    control.status,
    editing.element,
    views,
  );
  listenForKeys(element, editing.element, run, onClose && close);
  const focus = (): void => {
    element.focus({ preventScroll: true });
  };
  return { element, run, stop, focus };
}
