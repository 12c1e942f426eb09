import { printPlainFragment } from '../sharing/fragment';
import { createControl } from './createControl';
import { createHandle } from './createHandle';
import { createEditing } from './createEditing';
import type { Television } from './createTelevision';
import { bringIntoView } from './dock';
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
  /** What the page shows of the code; the editor can take its place. */
  readonly block: Element;
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
  /** Belongs behind the code. */
  readonly editor: HTMLElement;
  /** Runs the code as it is now, from the start. */
  readonly run: () => void;
  readonly stop: () => void;
  /** Leads the reader to the panel or the television, which moves nothing. */
  readonly focus: () => void;
}

/** A link that opens the code in the playground. */
function createPlaygroundLink({ playground, version }: PanelOptions): {
  readonly element: HTMLAnchorElement;
  readonly setCode: (code: string) => void;
} {
  const element = create('a', {
    className: 'button button--secondary run-button',
    textContent: 'Playground',
    title: 'Open in playground',
    attributes: { 'aria-label': 'Open in playground' },
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
    setState: television.setState,
    setStatus,
    show: (tab) => {
      tabs.show(tab === 'Output' ? 'Messages' : tab);
    },
  };
}

/** Ctrl+Enter or ⌘Enter runs, Escape closes. */
function listenForKeys(
  element: HTMLElement,
  run: () => void,
  close: (() => void) | undefined,
): void {
  element.onkeydown = (event) => {
    if (event.defaultPrevented) return;
    const isRun = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const act = isRun ? run : event.key === 'Escape' ? close : undefined;
    if (!act) return;
    act();
    event.preventDefault();
  };
}

function createClose(close: () => void): HTMLButtonElement {
  const button = createButton('×', close, 'run-close');
  button.title = 'Close';
  button.setAttribute('aria-label', 'Close');
  return button;
}

/** The buttons in a row, and below them what the code has come to, and the views. */
function createElement(
  { version, label, television }: PanelOptions,
  buttons: readonly HTMLElement[],
  status: HTMLElement,
  views: Views,
): HTMLElement {
  const at = create('span', {
    className: 'run-at',
    textContent: `SDK ${version}`,
  });
  const element = create(
    'section',
    {
      className: 'run',
      tabIndex: -1,
      attributes: { 'aria-label': `Run: ${label}` },
    },
    create('div', { className: 'run-bar' }, ...buttons, status, at),
    views.tabs.element,
  );
  // In the place that a page has for it there is no more room.
  if (!television) element.append(createHandle(element));
  return element;
}

/** Makes the panel that runs code, shows what it does, and plays its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label, code, block, onClose, television } = options;
  const run = (): void => {
    runs.run(editing.getCode());
  };
  const control = createControl(run, () => {
    runs.stop();
  });
  const link = createPlaygroundLink(options);
  link.setCode(code);
  const editing = createEditing({
    label,
    code,
    block,
    onChange: () => {
      link.setCode(editing.getCode());
    },
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const views = createViews(editing.marked);
  const places = getPlaces(views, control.setStatus, television);
  const onScreen = (): void => {
    const row = element.parentElement;
    if (row && !television) bringIntoView(row, element);
  };
  const runs = new Runs({ base, version, places: { ...places, onScreen } });
  const reset = createButton('Start over', () => {
    editing.undo();
    runs.reset();
  });
  reset.title = 'Undo your changes and reset the platform';
  const close = (): void => {
    runs.stop();
    editing.undo();
    onClose?.();
  };
  const { button, stop, status } = control;
  const buttons = [button, stop, editing.button, link.element, reset];
  if (onClose) buttons.push(createClose(close));
  const element = createElement(options, buttons, status, views);
  listenForKeys(element, run, onClose && close);
  return {
    element,
    editor: editing.element,
    run,
    stop: () => {
      runs.stop();
    },
    focus: () => {
      if (television) television.focus();
      else element.focus({ preventScroll: true });
    },
  };
}
