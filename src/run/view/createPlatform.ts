import type { Answer } from '../../sdk/Host';
import { getMockAnswer } from '../platform/getMockAnswer';
import {
  listEvents,
  listMethods,
  type PlatformEvent,
} from '../platform/platform';
import type { Answers, VersionData } from '../sandbox/protocol';
import { createChoice } from './createChoice';
import { createValueField } from './createValueField';
import { create, createButton } from './element';

export interface PlatformOptions {
  readonly data: VersionData;
  /** Sends an event to the app; false if nothing runs. */
  readonly send: (event: PlatformEvent, value: unknown) => boolean;
  readonly setAnswers: (answers: Answers) => void;
}

export interface Platform {
  readonly element: HTMLElement;
  /** Chooses an event, for its payload to be edited. */
  readonly choose: (event: PlatformEvent) => void;
  /** Puts what the app uses in front. */
  readonly setUsed: (
    methods: ReadonlySet<string>,
    events: ReadonlySet<string>,
  ) => void;
  /** Says what became of an event that was sent. */
  readonly report: (text: string) => void;
  /** Told of the state that the app is in. */
  readonly setState: (state: string) => void;
  readonly reset: () => void;
}

/** A failing answer to begin with. */
const FAILURE = { code: -50100, message: 'Not supported' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

const createGroup = (
  title: string,
  ...children: readonly Node[]
): HTMLElement =>
  create('fieldset', {}, create('legend', { textContent: title }), ...children);

const createHint = (): HTMLElement =>
  create('p', { className: 'run-hint', attributes: { role: 'status' } });

export const getEventKey = ({ module, event }: PlatformEvent): string =>
  `${module}.${event}`.toLowerCase();

function createEvents({ data, send }: PlatformOptions) {
  const events = listEvents(data.document);
  const field = createValueField('Payload', data.document);
  const hint = createHint();
  const choice = createChoice(
    'Event',
    events.map(({ title }) => title),
    (index) => {
      const event = events[index];
      if (event) field.set(event.example, event.schema);
      hint.textContent = '';
    },
  );
  choice.set(0);
  const button = createButton('Send', () => {
    const event = events[choice.get()];
    const checked = event && field.read();
    if (!checked) return;
    if (!send(event, checked.value)) {
      hint.textContent = 'Nothing runs. Press Run first.';
    }
  });
  return {
    events,
    field,
    hint,
    choice,
    element: createGroup(
      'Send an event',
      choice.element,
      field.element,
      create('div', { className: 'run-row' }, button),
      hint,
    ),
  };
}

function createAnswers({ data, setAnswers }: PlatformOptions) {
  const methods = listMethods(data.document);
  let answers: Record<string, Answer> = {};
  const field = createValueField('Answer', data.document);
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const fails = create('input', { type: 'checkbox' });
  const show = (index: number): void => {
    const method = methods[index];
    if (!method) return;
    const given = answers[method.method];
    fails.checked = given !== undefined && 'error' in given;
    fill(index);
    note.textContent = getMockAnswer(data, method) ?? '';
    hint.textContent = given ? 'You have changed this answer.' : '';
  };
  const fill = (index: number): void => {
    const method = methods[index];
    if (!method) return;
    const given = answers[method.method];
    if (fails.checked) {
      const error = given && 'error' in given ? given.error : FAILURE;
      field.set(error, ERROR_SCHEMA);
    } else {
      const value = given && 'result' in given ? given.result : method.example;
      field.set(value, method.schema);
    }
  };
  const choice = createChoice(
    'Method',
    methods.map(({ title }) => title),
    show,
  );
  fails.onchange = () => {
    fill(choice.get());
  };
  choice.set(0);
  const keep = (next: Record<string, Answer>, text: string): void => {
    answers = next;
    setAnswers(next);
    hint.textContent = text;
  };
  const set = createButton('Set answer', () => {
    const method = methods[choice.get()];
    const checked = method && field.read();
    if (!checked) return;
    const answer = fails.checked
      ? { error: checked.value }
      : { result: checked.value };
    keep(
      { ...answers, [method.method]: answer },
      `${method.title} ${fails.checked ? 'fails' : 'answers so'} from the next call on.`,
    );
  });
  const undo = createButton('Undo', () => {
    const method = methods[choice.get()];
    if (!method) return;
    const others = Object.entries(answers).filter(
      ([name]) => name !== method.method,
    );
    keep(Object.fromEntries(others), '');
    show(choice.get());
  });
  const element = createGroup(
    'Change an answer',
    choice.element,
    create('label', {}, fails, ' Let it fail'),
    field.element,
    create('div', { className: 'run-row' }, set, undo),
    note,
    hint,
  );
  const reset = (): void => {
    keep({}, '');
    show(choice.get());
  };
  return { methods, choice, element, reset };
}

/** The other side of the wire: a reader plays the device. */
export function createPlatform(options: PlatformOptions): Platform {
  const { events, field, hint, choice, element } = createEvents(options);
  const answers = createAnswers(options);
  let current = 'initializing';
  const states = events.filter(({ module }) => module === 'lifecycle');
  const stateHint = createHint();
  const showState = (): void => {
    stateHint.textContent = `State of the app: ${current}`;
  };
  const stateChoice = createChoice(
    'State',
    states.map(({ event }) => event),
    () => undefined,
  );
  const change = createButton('Change state', () => {
    const event = states[stateChoice.get()];
    if (!event) return;
    const value = { state: event.event, previous: current };
    if (!options.send(event, value))
      stateHint.textContent = 'Nothing runs. Press Run first.';
  });
  showState();
  return {
    element: create(
      'div',
      { className: 'run-panel run-platform' },
      element,
      answers.element,
      createGroup(
        'Lifecycle',
        stateChoice.element,
        create('div', { className: 'run-row' }, change),
        stateHint,
      ),
    ),
    choose: (event) => {
      const key = getEventKey(event);
      choice.set(events.findIndex((one) => getEventKey(one) === key));
      field.element.querySelector('textarea')?.focus();
    },
    setUsed: (methods, listened) => {
      answers.choice.prefer(
        (i) => methods.has(answers.methods[i]?.method ?? ''),
        'The app calls',
      );
      choice.prefer((i) => {
        const event = events[i];
        return event !== undefined && listened.has(getEventKey(event));
      }, 'The app listens to');
    },
    report: (text) => {
      hint.textContent = text;
    },
    setState: (state) => {
      current = state;
      showState();
    },
    reset: answers.reset,
  };
}
