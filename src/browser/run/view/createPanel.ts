import { printPlainFragment } from '../sharing/fragment';
import { createHandle } from './createHandle';
import { createEditing } from './createEditing';
import type { Television } from './createTelevision';
import { bringIntoView } from './dock';
import { createRunner, type Runner } from './createRunner';
import { create } from '../../dom/create';
import { createButton } from './createButton';

export interface PanelOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  /** Version of the SDK. */
  readonly version: string;
  readonly code: string;
  /** The code block of the page, which the editor replaces. */
  readonly block: Element;
  /** URL of the playground. */
  readonly playground: string;
  /** The title of the code. */
  readonly label: string;
  /** Called by the Close button, which is absent by default. */
  readonly onClose?: () => void;
  /** The television of the page, if it has one. */
  readonly television?: Television;
}

export interface Panel {
  readonly element: HTMLElement;
  /** To be placed after the code. */
  readonly editor: HTMLElement;
  /** Runs the current code from the start. */
  readonly run: () => void;
  readonly stop: () => void;
  /** Focuses the panel or the television without scrolling. */
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

function createElement(
  { version, label, television }: PanelOptions,
  { button, stop, status, views }: Runner,
  buttons: readonly HTMLElement[],
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
    create(
      'div',
      { className: 'run-bar' },
      button,
      stop,
      ...buttons,
      status,
      at,
    ),
    views,
  );
  // The page reserves a fixed place for it next to a television.
  if (!television) element.append(createHandle(element));
  return element;
}

/** Creates the panel that runs code, shows what it does, and simulates its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label, code, block, onClose, television } = options;
  const run = (): void => {
    void runs.run(editing.getCode());
  };
  const stop = (): void => {
    runs.stop();
  };
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
      runner.button.focus();
    },
  });
  const runner = createRunner({
    base,
    version,
    code: editing.marked,
    television,
    onRun: run,
    onScreen: () => {
      const row = element.parentElement;
      if (row && !television) bringIntoView(row, element);
    },
  });
  const { runs } = runner;
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
  const buttons = [editing.button, link.element, reset];
  if (onClose) buttons.push(createClose(close));
  const element = createElement(options, runner, buttons);
  listenForKeys(element, run, onClose && close);
  return {
    element,
    editor: editing.element,
    run,
    stop,
    focus: () => {
      if (television) television.focus();
      else element.focus({ preventScroll: true });
    },
  };
}
