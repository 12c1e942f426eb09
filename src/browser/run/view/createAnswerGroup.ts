import type { Answer } from '../../../sdk/Host';
import { getMockAnswer } from '../platform/getMockAnswer';
import { listMethods, type PlatformMethod } from '../platform/platform';
import { createChoice } from './createChoice';
import { createGroup, createHint } from './createGroup';
import type { PlatformOptions } from './PlatformOptions';
import { createValueField } from './createValueField';
import { create } from '../../dom/create';
import { createButton } from './createButton';

/** A failing answer to begin with. */
const FAILURE = { code: -50100, message: 'Not supported' };
const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: { type: 'integer' }, message: { type: 'string' } },
};

/** Answers of methods, which a reader can change or let fail. */
export function createAnswerGroup({ data, setAnswers }: PlatformOptions) {
  const methods = listMethods(data.document);
  const names = methods.map(({ method }) => method);
  let answers: Readonly<Record<string, Answer>> = {};
  const field = createValueField('Answer', data.document, () => {
    choice.hold(true);
  });
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const fails = create('input', {
    type: 'checkbox',
    onchange: () => {
      withChosen(fill);
    },
  });
  const fill = ({ method, example, schema }: PlatformMethod): void => {
    const given = answers[method];
    if (fails.checked) {
      const isError = given !== undefined && 'error' in given;
      field.set(isError ? given.error : FAILURE, ERROR_SCHEMA);
    } else {
      const isResult = given !== undefined && 'result' in given;
      field.set(isResult ? given.result : example, schema);
    }
  };
  const show = (method: PlatformMethod): void => {
    const given = answers[method.method];
    fails.checked = given !== undefined && 'error' in given;
    fill(method);
    note.textContent = getMockAnswer(data, method) ?? '';
    hint.textContent = given ? 'You have changed this answer.' : '';
  };
  const choice = createChoice(
    'Method',
    methods.map(({ title }) => title),
    () => {
      withChosen(show);
    },
  );
  const withChosen = (act: (method: PlatformMethod) => void): void => {
    const method = methods[choice.get()];
    if (method) act(method);
  };
  withChosen(show);
  const keep = (next: Readonly<Record<string, Answer>>): void => {
    answers = next;
    setAnswers(next);
  };
  const set = createButton('Set answer', () => {
    withChosen(({ method, title }) => {
      const checked = field.read();
      if (!checked) return;
      const { value } = checked;
      const answer = fails.checked ? { error: value } : { result: value };
      keep({ ...answers, [method]: answer });
      hint.textContent = `From the next call on, ${title} ${fails.checked ? 'returns this error' : 'gives this answer'}.`;
    });
  });
  const undo = createButton('Undo', () => {
    withChosen((method) => {
      const others = Object.entries(answers).filter(
        ([name]) => name !== method.method,
      );
      keep(Object.fromEntries(others));
      show(method);
    });
  });
  return {
    element: createGroup(
      'Change an answer',
      choice.element,
      create('label', {}, fails, ' Return an error'),
      field.element,
      create('div', { className: 'run-row' }, set, undo),
      note,
      hint,
    ),
    prefer: (called: ReadonlySet<string>): void => {
      const indexes = [...called]
        .map((name) => names.indexOf(name))
        .filter((index) => index >= 0);
      choice.prefer(indexes, 'The app calls');
    },
    reset: (): void => {
      keep({});
      choice.hold(false);
      withChosen(show);
    },
  };
}
