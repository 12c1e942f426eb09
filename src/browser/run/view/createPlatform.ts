import { create } from '../../dom/create';
import { getMockAnswer } from '../platform/getMockAnswer';
import {
  listEvents,
  listMethods,
  type PlatformEvent,
} from '../platform/platform';
import type { Answers, RunOrder, VersionData } from '../sandbox/protocol';
import { createButton } from './createButton';
import {
  createChoice,
  createGroup,
  createHint,
  createRow,
  createSender,
  createValueField,
} from './platformFields';

/** An answer that the reader has set: a result or an error. */
interface GivenAnswer {
  readonly result?: unknown;
  readonly error?: unknown;
}

type SendEvent = (event: PlatformEvent, value?: unknown) => void;

/** The state in which every app starts. */
const FIRST = 'initializing';

/** The default of an error that the reader lets a method return. */
const FAILURE = { code: -50100, message: 'Not supported' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

/** Sends events, with a payload that the reader can edit. */
function createEvents(
  { document }: VersionData,
  events: readonly PlatformEvent[],
  send: SendEvent,
) {
  const field = createValueField('Payload', document);
  const fill = (): void => {
    const event = choice.get();
    if (event) field.set(event.example, event.schema);
    sender.report('');
  };
  const choice = createChoice('Event', events, fill);
  const sender = createSender('Send', () => {
    const event = choice.get();
    const checked = event && field.read();
    if (checked) send(event, checked.value);
  });
  fill();
  const parts = [field.element, sender.row, sender.hint];
  const element = createGroup('Send an event', choice, ...parts);
  return { element, choice, field, fill, sender };
}

/** Changes the answers of methods, or lets them fail. */
function createAnswers(
  data: VersionData,
  setAnswers: (answers: Answers) => void,
) {
  const methods = listMethods(data.document);
  const answers = new Map<string, GivenAnswer>();
  const field = createValueField('Answer', data.document);
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const fill = (): void => {
    const method = choice.get();
    if (!method) return;
    const given = answers.get(method.method) ?? {};
    const { result = method.example, error = FAILURE } = given;
    if (fails.checked) field.set(error, ERROR_SCHEMA);
    else field.set(result, method.schema);
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
    const kind = fails.checked ? 'error' : 'result';
    answers.set(method.method, { [kind]: checked.value });
    setAnswers(Object.fromEntries(answers));
    hint.textContent = `From the next call on, ${method.title} ${fails.checked ? 'fails with this error' : 'returns this value'}.`;
  });
  const undo = createButton('Undo', () => {
    answers.delete(choice.get()?.method ?? '');
    setAnswers(Object.fromEntries(answers));
    show();
  });
  show();
  const label = create('label', {}, fails, ' Return an error');
  const parts = [label, field.element, createRow(set, undo), note, hint];
  return {
    element: createGroup('Change an answer', choice, ...parts),
    prefer: (names: ReadonlySet<string>): void => {
      const called = [...names].flatMap((name) =>
        methods.filter(({ method }) => method === name),
      );
      choice.prefer(new Set(called), 'The app calls');
    },
    reset: (): void => {
      answers.clear();
      choice.hold(false);
      show();
    },
    get: (): Answers => Object.fromEntries(answers),
  };
}

/** Moves the app to another state. */
function createStates(events: readonly PlatformEvent[], send: SendEvent) {
  let current = FIRST;
  const states = events
    .filter(({ module }) => module === 'lifecycle')
    .map((event) => ({ ...event, title: event.event }));
  const hint = createHint();
  const choice = createChoice('State', states, () => undefined);
  const sender = createSender('Change state', () => {
    const event = choice.get();
    if (event) send(event, { state: event.event, previous: current });
  });
  const set = (state: string): void => {
    current = state;
    hint.textContent = `State of the app: ${state}`;
  };
  set(FIRST);
  const parts = [sender.row, hint, sender.hint];
  return { element: createGroup('Lifecycle', choice, ...parts), sender, set };
}

/**
 * The device, controlled by the reader.
 * @param send sends to the running app
 */
export function createPlatform(
  data: VersionData,
  send: (order: RunOrder) => void,
) {
  const sendEvent: SendEvent = (
    platformEvent,
    value = platformEvent.example,
  ) => {
    const { module, event } = platformEvent;
    send({ type: 'event', module, event, value });
  };
  const all = listEvents(data.document);
  const events = createEvents(data, all, sendEvent);
  const answers = createAnswers(data, (given) => {
    send({ type: 'answers', answers: given });
  });
  const states = createStates(all, sendEvent);
  return {
    element: create(
      'div',
      { className: 'run-panel run-platform' },
      events.element,
      answers.element,
      states.element,
    ),
    /** The events of the version. */
    events: all,
    send: sendEvent,
    getAnswers: answers.get,
    /** Chooses an event, so that the reader can edit its payload. */
    choose: (event: PlatformEvent): void => {
      events.choice.set(event);
      events.choice.hold(true);
      events.field.focus();
    },
    /** Puts what the app uses in front. */
    setUsed: (
      methods: ReadonlySet<string>,
      listened: ReadonlySet<PlatformEvent>,
    ): void => {
      answers.prefer(methods);
      events.choice.prefer(listened, 'The app listens to');
    },
    /** Says what happened to an event that was sent. */
    report: events.sender.report,
    setState: states.set,
    /** Starts or ends an app; what the reader has set stays. */
    setRunning: (isRunning: boolean): void => {
      events.sender.setRunning(isRunning);
      states.sender.setRunning(isRunning);
      if (isRunning) states.set(FIRST);
    },
    reset: (): void => {
      answers.reset();
      events.choice.hold(false);
      events.fill();
      states.set(FIRST);
    },
  };
}

export type Platform = ReturnType<typeof createPlatform>;
