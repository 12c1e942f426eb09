import type { Answer } from '../../../sdk/Host';
import { getMockAnswer } from '../platform/getMockAnswer';
import { listMethods, type PlatformMethod } from '../platform/platform';
import { createAnswerField } from './createAnswerField';
import { createChoice } from './createChoice';
import { createGroup, createHint } from './createGroup';
import type { PlatformOptions } from './PlatformOptions';
import { create } from '../../dom/create';
import { createButton } from './createButton';

/** What a reader has set, told to the platform at each change. */
function createAnswers(setAnswers: PlatformOptions['setAnswers']) {
  const answers = new Map<string, Answer>();
  const tell = (): void => {
    setAnswers(Object.fromEntries(answers));
  };
  return {
    get: (method: string): Answer | undefined => answers.get(method),
    set: (method: string, answer: Answer): void => {
      answers.set(method, answer);
      tell();
    },
    remove: (method: string): void => {
      answers.delete(method);
      tell();
    },
    clear: (): void => {
      answers.clear();
      tell();
    },
  };
}

/** Answers of methods, which a reader can change or let fail. */
export function createAnswerGroup({ data, setAnswers }: PlatformOptions) {
  const methods = listMethods(data.document);
  const names = methods.map(({ method }) => method);
  const answers = createAnswers(setAnswers);
  const field = createAnswerField(data.document, answers.get, () => {
    choice.hold(true);
  });
  const hint = createHint();
  const note = create('p', { className: 'run-hint' });
  const show = (method: PlatformMethod): void => {
    const isSet = answers.get(method.method) !== undefined;
    field.show(method);
    note.textContent = getMockAnswer(data, method) ?? '';
    hint.textContent = isSet ? 'You have changed this answer.' : '';
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
  const set = createButton('Set answer', () => {
    withChosen(({ method, title }) => {
      const answer = field.read();
      if (!answer) return;
      answers.set(method, answer);
      hint.textContent = `From the next call on, ${title} ${'error' in answer ? 'fails with this error' : 'returns this value'}.`;
    });
  });
  const undo = createButton('Undo', () => {
    withChosen((method) => {
      answers.remove(method.method);
      show(method);
    });
  });
  const buttons = create('div', { className: 'run-row' }, set, undo);
  const elements = [choice.element, ...field.elements, buttons, note, hint];
  return {
    element: createGroup('Change an answer', ...elements),
    prefer: (called: ReadonlySet<string>): void => {
      const indexes = [...called].map((name) => names.indexOf(name));
      choice.prefer(indexes, 'The app calls');
    },
    reset: (): void => {
      answers.clear();
      choice.hold(false);
      withChosen(show);
    },
  };
}
