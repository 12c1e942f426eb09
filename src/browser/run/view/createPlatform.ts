import type { Answer } from '../../../sdk/Host';
import { create } from '../../dom/create';
import { getMockAnswer } from '../platform/getMockAnswer';
import {
  listEvents,
  listMethods,
  type PlatformMethod,
  type PlatformEvent,
} from '../platform/platform';
import type { Answers, VersionData } from '../sandbox/protocol';
import { createButton } from './createButton';
import {
  allow,
  createChoice,
  createGroup,
  createHint,
  createValueField,
} from './platformFields';

/** What the controls of the simulated platform act on. */
export interface PlatformOptions {
  readonly data: VersionData;
  readonly send: (event: PlatformEvent, value: unknown) => void;
  readonly setAnswers: (answers: Answers) => void;
}

export interface Platform {
  readonly element: HTMLElement;
  /** The events of the version. */
  readonly events: readonly PlatformEvent[];
  /** Chooses an event, so that the reader can edit its payload. */
  readonly choose: (event: PlatformEvent) => void;
  /** Puts what the app uses in front. */
  readonly setUsed: (
    methods: ReadonlySet<string>,
    events: ReadonlySet<PlatformEvent>,
  ) => void;
  /** Says what happened to an event that was sent. */
  readonly report: (text: string) => void;
  readonly setState: (state: string) => void;
  readonly setRunning: (isRunning: boolean) => void;
  /** Prepares for another app; what the reader has set stays. */
  readonly restart: () => void;
  readonly reset: () => void;
}

/** The state in which every app starts. */
const FIRST = 'initializing';

/** The default of an error that the reader lets a method return. */
const FAILURE = { code: -50100, message: 'Not supported' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

const createRow = (...buttons: readonly Node[]): HTMLElement =>
  create('div', { className: 'run-row' }, ...buttons);

/** Sends events, with a payload that the reader can edit. */
function createEvents(
  { data, send }: PlatformOptions,
  events: readonly PlatformEvent[],
) {
  const field = createValueField('Payload', data.document, () => {
    choice.hold(true);
  });
  const hint = createHint();
  const fill = (): void => {
    const event = choice.get();
    if (event) field.set(event.example, event.schema);
    if (!button.disabled) hint.textContent = '';
  };
  const choice = createChoice('Event', events, fill);
  const button = createButton('Send', () => {
    const event = choice.get();
    const checked = event && field.read();
    if (checked) send(event, checked.value);
  });
  fill();
  allow(button, hint, false);
  const parts = [choice.element, field.element, createRow(button), hint];
  return {
    element: createGroup('Send an event', ...parts),
    button,
    choice,
    field,
    fill,
    hint,
  };
}

/** Changes the answers of methods, or lets them fail. */
function createAnswers(
  { data, setAnswers }: PlatformOptions,
  methods: readonly PlatformMethod[],
) {
  const answers = new Map<string, Answer>();
  const field = createValueField('Answer', data.document, () => {
    choice.hold(true);
  });
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const fill = (): void => {
    const method = choice.get();
    const given = answers.get(method?.method ?? '') ?? {};
    if (fails.checked)
      field.set('error' in given ? given.error : FAILURE, ERROR_SCHEMA);
    else if (method)
      field.set(
        'result' in given ? given.result : method.example,
        method.schema,
      );
  };
  const fails = create('input', { type: 'checkbox', onchange: fill });
  const show = (): void => {
    const method = choice.get();
    const given = answers.get(method?.method ?? '');
    fails.checked = given !== undefined && 'error' in given;
    fill();
    note.textContent = (method && getMockAnswer(data, method)) ?? '';
    hint.textContent = given ? 'You have changed this answer.' : '';
  };
  const choice = createChoice('Method', methods, show);
  const set = createButton('Set answer', () => {
    const method = choice.get();
    const checked = method && field.read();
    if (!checked) return;
    const { value } = checked;
    const isError = fails.checked;
    answers.set(method.method, isError ? { error: value } : { result: value });
    setAnswers(Object.fromEntries(answers));
    hint.textContent = `From the next call on, ${method.title} ${isError ? 'fails with this error' : 'returns this value'}.`;
  });
  const undo = createButton('Undo', () => {
    answers.delete(choice.get()?.method ?? '');
    setAnswers(Object.fromEntries(answers));
    show();
  });
  show();
  const label = create('label', {}, fails, ' Return an error');
  const parts = [choice.element, label, field.element, createRow(set, undo)];
  return {
    element: createGroup('Change an answer', ...parts, note, hint),
    choice,
    reset: (): void => {
      answers.clear();
      setAnswers({});
      choice.hold(false);
      show();
    },
  };
}

/** Moves the app to another state. */
function createStates(
  { send }: PlatformOptions,
  events: readonly PlatformEvent[],
) {
  let current = FIRST;
  const states = events
    .filter(({ module }) => module === 'lifecycle')
    .map((event) => ({ ...event, title: event.event }));
  const hint = createHint();
  const note = createHint();
  const choice = createChoice('State', states, () => undefined);
  const button = createButton('Change state', () => {
    const event = choice.get();
    if (event) send(event, { state: event.event, previous: current });
  });
  const set = (state: string): void => {
    current = state;
    hint.textContent = `State of the app: ${state}`;
  };
  set(FIRST);
  allow(button, note, false);
  const parts = [choice.element, createRow(button), hint, note];
  return { element: createGroup('Lifecycle', ...parts), button, note, set };
}

/** The device, controlled by the reader. */
export function createPlatform(options: PlatformOptions): Platform {
  const all = listEvents(options.data.document);
  const methods = listMethods(options.data.document);
  const events = createEvents(options, all);
  const answers = createAnswers(options, methods);
  const states = createStates(options, all);
  const restart = (): void => {
    states.set(FIRST);
  };
  return {
    element: create(
      'div',
      { className: 'run-panel run-platform' },
      events.element,
      answers.element,
      states.element,
    ),
    events: all,
    choose: (event) => {
      events.choice.set(event);
      events.choice.hold(true);
      events.field.focus();
    },
    setUsed: (called, listened) => {
      const used = [...called].flatMap((name) =>
        methods.filter(({ method }) => method === name),
      );
      answers.choice.prefer(used, 'The app calls');
      events.choice.prefer([...listened], 'The app listens to');
    },
    report: (text) => {
      events.hint.textContent = text;
    },
    setState: states.set,
    setRunning: (isRunning) => {
      allow(events.button, events.hint, isRunning);
      allow(states.button, states.note, isRunning);
    },
    restart,
    reset: () => {
      answers.reset();
      events.choice.hold(false);
      events.fill();
      restart();
    },
  };
}
