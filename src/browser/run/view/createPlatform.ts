import { create, createButton } from '../../dom/create';
import {
  getMockAnswer,
  listEvents,
  listMethods,
  type PlatformEvent,
  type PlatformMethod,
} from '../platform/platform';
import type { Answers, RunOrder, VersionData } from '../sandbox/protocol';
import {
  createGroup,
  createHint,
  createRow,
  createSender,
  createValueField,
} from './platformFields';

type SendEvent = (event: PlatformEvent, value?: unknown) => void;

/** The lifecycle state of an app that has just started. */
const FIRST = 'initializing';

/** The default error if the reader makes a method fail. */
const FAILURE = { code: -32000, message: 'Failed' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

/** Creates the fields that send an event with an edited payload. */
function createEvents(
  { document }: VersionData,
  events: readonly PlatformEvent[],
  send: SendEvent,
) {
  const field = createValueField('Payload', document);
  const group = createGroup('Send an event', 'Event', events, () => {
    const event = group.get();
    if (event) field.set(event.example, event.schema);
    sender.report('');
  });
  const sender = createSender('Send', () => {
    const event = group.get();
    const checked = event && field.read();
    if (checked) send(event, checked.value);
  });
  group.release();
  group.element.append(field.element, sender.row, sender.hint);
  return { group, field, sender };
}

/** Creates the fields that change a method's response, or make the method fail. */
function createAnswers(
  data: VersionData,
  methods: readonly PlatformMethod[],
  setAnswers: (answers: Answers) => void,
) {
  const answers = new Map<string, { result?: unknown; error?: unknown }>();
  const field = createValueField('Answer', data.document);
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const fill = (): void => {
    const method = group.get();
    if (!method) return;
    const given = answers.get(method.method) ?? {};
    const { result = method.example, error = FAILURE } = given;
    if (fails.checked) field.set(error, ERROR_SCHEMA);
    else field.set(result, method.schema);
  };
  const fails = create('input', { type: 'checkbox', onchange: fill });
  const show = (): void => {
    const method = group.get();
    const given = answers.get(method?.method ?? '');
    fails.checked = given !== undefined && 'error' in given;
    fill();
    note.textContent = (method && getMockAnswer(data, method)) ?? '';
    hint.textContent = given ? 'You have changed this answer.' : '';
  };
  const group = createGroup('Change an answer', 'Method', methods, show);
  const set = createButton('Set answer', () => {
    const method = group.get();
    const checked = method && field.read();
    if (!checked) return;
    const kind = fails.checked ? 'error' : 'result';
    answers.set(method.method, { [kind]: checked.value });
    setAnswers(Object.fromEntries(answers));
    hint.textContent = `Starting with the next call, ${method.title} ${fails.checked ? 'fails with this error' : 'returns this value'}.`;
  });
  const undo = createButton('Undo', () => {
    answers.delete(group.get()?.method ?? '');
    setAnswers(Object.fromEntries(answers));
    show();
  });
  show();
  group.element.append(
    create('label', {}, fails, ' Return an error'),
    field.element,
    createRow(set, undo),
    note,
    hint,
  );
  return {
    group,
    reset: (): void => {
      answers.clear();
      group.release();
    },
    get: (): Answers => Object.fromEntries(answers),
  };
}

/** Creates the fields that change the state of the app. */
function createStates(events: readonly PlatformEvent[], send: SendEvent) {
  let current = FIRST;
  const states = events
    .filter(({ module }) => module === 'lifecycle')
    .map((event) => ({ ...event, title: event.event }));
  const hint = createHint();
  const group = createGroup('Lifecycle', 'State', states);
  const sender = createSender('Change state', () => {
    const event = group.get();
    if (event) send(event, { state: event.event, previous: current });
  });
  const set = (state: string): void => {
    current = state;
    hint.textContent = `App state: ${state}`;
  };
  set(FIRST);
  group.element.append(sender.row, hint, sender.hint);
  return { element: group.element, sender, set };
}

export function createPlatform(
  data: VersionData,
  send: (order: RunOrder) => void,
) {
  const emit: SendEvent = ({ module, event, example }, value = example) =>
    send({ type: 'event', module, event, value });
  const all = listEvents(data.document);
  const events = createEvents(data, all, emit);
  const methods = listMethods(data.document);
  const answers = createAnswers(data, methods, (given) =>
    send({ type: 'answers', answers: given }),
  );
  const states = createStates(all, emit);
  return {
    element: create(
      'div',
      { className: 'run-panel run-platform' },
      events.group.element,
      answers.group.element,
      states.element,
    ),
    events: all,
    send: emit,
    getAnswers: answers.get,
    choose: (event: PlatformEvent): void => {
      events.group.choose(event);
      events.field.focus();
    },
    /** Lists the methods and events that the app uses before the others. */
    setUsed: (
      names: ReadonlySet<string>,
      listened: ReadonlySet<PlatformEvent>,
    ): void => {
      const called = [...names].flatMap((name) =>
        methods.filter(({ method }) => method === name),
      );
      answers.group.prefer(new Set(called), 'The app calls');
      events.group.prefer(listened, 'The app listens to');
    },
    /** Shows whether an event was delivered. */
    report: events.sender.report,
    setState: states.set,
    /** Enables or disables the events, but preserves the reader's settings. */
    setRunning: (isRunning: boolean): void => {
      events.sender.setRunning(isRunning);
      states.sender.setRunning(isRunning);
      if (isRunning) states.set(FIRST);
    },
    reset: (): void => {
      answers.reset();
      events.group.release();
      states.set(FIRST);
    },
  };
}

export type Platform = ReturnType<typeof createPlatform>;
