import { prepareCode } from '../code/prepareCode';
import { loadVersion } from '../loadVersion';
import { listEvents } from '../platform/platform';
import { startRun, type Run } from '../Runner';
import type { Answers, VersionData } from '../sandbox/protocol';
import { getExports } from '../../sdk/createSdk';
import { createCodeField, type CodeField } from './createCodeField';
import { createMessages } from './createMessages';
import { createOutput } from './createOutput';
import { createPlatform, type Platform } from './createPlatform';
import { createTabs } from './createTabs';
import { create, createButton } from './element';
import { RunView } from './RunView';
import { ENDS, LOAD_FAILED } from './texts';

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
  readonly onClose?: () => void;
}

export interface Panel {
  readonly element: HTMLElement;
  /** Runs the code as it is now, from the start. */
  readonly run: () => void;
}

const PACKAGE = '@firebolt-js/sdk';

/** Makes the panel that runs code, shows what it does, and plays its platform. */
export function createPanel(options: PanelOptions): Panel {
  const { base, version, label } = options;
  let code = options.code;
  let answers: Answers = {};
  let current: Run | undefined;
  let platform: Platform | undefined;
  let field: CodeField | undefined;
  /** Runs are counted: what an earlier one still loads must not start. */
  let turn = 0;

  const status = create('span', {
    className: 'run-status',
    attributes: { role: 'status' },
  });
  const stage = create('div', { className: 'run-stage' });
  const place = create('div', { className: 'run-place', hidden: true });
  const output = createOutput();
  const messages = createMessages((count) => {
    tabs.setCount('Messages', count);
  });
  const platformPanel = create('div', {});
  const tabs = createTabs('Run', [
    { name: 'Output', content: output.element },
    { name: 'Messages', content: messages.element },
    { name: 'Platform', content: platformPanel },
  ]);

  const setStatus = (text: string, isRunning: boolean): void => {
    status.textContent = text;
    main.textContent = isRunning ? 'Stop' : 'Run';
  };
  const stop = (): void => {
    turn += 1;
    current?.stop();
    current = undefined;
    setStatus('Stopped.', false);
  };
  const main = createButton(
    'Run',
    () => {
      if (main.textContent === 'Stop') stop();
      else run();
    },
    'run-main',
  );

  const getPlatform = (data: VersionData): Platform => {
    if (platform) return platform;
    platform = createPlatform({
      data,
      send: ({ module, event }, value) => {
        current?.send({ type: 'event', module, event, value });
        return current !== undefined;
      },
      setAnswers: (next) => {
        answers = next;
        current?.send({ type: 'answers', answers });
      },
    });
    platformPanel.replaceChildren(platform.element);
    return platform;
  };

  const start = (data: VersionData): void => {
    const { document } = data;
    const exports = getExports(document);
    const prepared = prepareCode(code, { name: PACKAGE, version, exports });
    if (!('body' in prepared)) {
      for (const { message, line } of prepared)
        output.add('error', message, line);
      setStatus('Not run.', false);
      return;
    }
    const view = new RunView({
      output,
      messages,
      platform: getPlatform(data),
      events: listEvents(document),
      exports: prepared.exports,
      send: ({ module, event, example }) => {
        current?.send({ type: 'event', module, event, value: example });
      },
      edit: (event) => {
        tabs.show('Platform');
        platform?.choose(event);
      },
      setStatus,
      stop,
    });
    const traits = {
      ...data.traits,
      mock: { ...data.traits.mock, answers: {} },
    };
    current = startRun({
      frame: `${base}frame/`,
      place: stage,
      code: prepared,
      data: { ...data, traits },
      answers,
      onReport: view.show,
      onEnd: (end) => {
        if (ENDS[end]) output.add('error', ENDS[end]);
        current = undefined;
        setStatus('Stopped.', false);
      },
    });
    setStatus('Running…', true);
  };

  const run = (): void => {
    stop();
    const mine = turn;
    output.clear();
    messages.clear();
    tabs.show('Output');
    setStatus('Loading…', true);
    loadVersion(base, version).then(
      (data) => {
        if (mine === turn) start(data);
      },
      () => {
        if (mine !== turn) return;
        output.add('error', LOAD_FAILED);
        setStatus('Not run.', false);
      },
    );
  };

  const edit = createButton('Edit', () => {
    const onChange = (text: string): void => {
      code = text;
    };
    field = createCodeField({
      label: `Code: ${label}`,
      code,
      onChange,
      onRun: run,
    });
    place.append(field.element);
    place.hidden = false;
    edit.hidden = true;
    options.onEdit?.(true);
    field.focus();
  });
  const closeEditor = (): void => {
    code = options.code;
    field?.element.remove();
    field = undefined;
    place.hidden = true;
    edit.hidden = false;
    options.onEdit?.(false);
  };
  const reset = createButton('Reset', () => {
    stop();
    closeEditor();
    platform?.reset();
    output.clear();
    messages.clear();
    setStatus('', false);
  });
  const element = create(
    'section',
    { className: 'run', attributes: { 'aria-label': `Run: ${label}` } },
    place,
    create('div', { className: 'run-bar' }, main, edit, reset, status),
    stage,
    tabs.element,
  );
  if (options.onClose) {
    const close = createButton('Close', () => {
      stop();
      closeEditor();
      element.remove();
      options.onClose?.();
    });
    element.querySelector('.run-bar')?.append(close);
  }
  return { element, run };
}
