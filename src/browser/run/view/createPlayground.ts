import type { Work } from '../sharing/Work';
import { Types } from '../types/Types';
import { createCodeField, type CodeField } from './createCodeField';
import type { Selection } from './createEditor';
import { createInvitation } from './createInvitation';
import { createRunner, type Runner } from './createRunner';
import type { Runs } from './Runs';
import { create } from '../../dom/create';
import { createButton } from './createButton';

interface WorkState {
  readonly work: Work;
}

/** The store of the reader's work; the editor shows it and reports changes. */
export interface WorkSource {
  readonly read: () => WorkState;
  /** Takes the code that the reader types. */
  readonly type: (code: string) => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (
    listener: (now: WorkState, former: WorkState) => void,
  ) => () => void;
  /** Replaces the code. */
  readonly replace: (work: Work, name: string) => void;
}

export interface PlaygroundOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
  readonly source: WorkSource;
  /** The default version of the docs. */
  readonly newest: string;
}

export interface Playground {
  readonly element: HTMLElement;
  readonly focus: (selection?: Selection) => void;
  readonly dispose: () => void;
}

const createGroup = (...elements: readonly HTMLElement[]): HTMLElement =>
  create('span', { className: 'run-row' }, ...elements);

/** Creates the elements. Problems come last, so that they don't move the others. */
function createElement(
  field: CodeField,
  { runs, button, stop, status, views }: Runner,
  types: Types,
): HTMLElement {
  const reset = createButton('Reset platform', () => {
    runs.reset();
  });
  reset.title = 'End the run and reset the Platform settings';
  const bar = create(
    'div',
    { className: 'run-bar' },
    createGroup(button, stop),
    createGroup(types.button, reset),
    status,
    types.state,
  );
  return create(
    'section',
    {
      className: 'run run-playground',
      attributes: { 'aria-label': 'Editor and output' },
    },
    bar,
    field.element,
    create('div', {}, views, types.problems),
  );
}

/** Shows changed work, and ends what runs. */
function update(
  now: Work,
  former: Work,
  field: CodeField,
  runs: Runs,
  types: Types,
): void {
  const { code, version, language } = now;
  // The field reports what the reader types, so it has that already.
  const isCode = code !== field.getCode();
  const isVersion = version !== former.version;
  if (!isCode && !isVersion && language === former.language) return;
  if (isVersion) runs.setVersion(version);
  else runs.reset();
  // An equal text would move the cursor.
  field.update(isCode ? { code, language } : { language });
  types.update();
}

/** Creates an editor that is always open, with the results of its code. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { base, source, newest } = options;
  const getWork = (): Work => source.read().work;
  const { version, language, code } = getWork();
  const invitation = createInvitation((starter) => {
    const work = { ...getWork(), language: 'js', code: starter.code } as const;
    source.replace(work, starter.title);
    field.focus();
  });
  const run = (): void => {
    const work = getWork();
    const isJavaScript = work.language === 'js';
    void runs.run(isJavaScript ? work.code : types.transpile(work.code));
  };
  const field = createCodeField({
    label: 'Code',
    code,
    language,
    onChange: source.type,
    onRun: run,
    onLeave: () => {
      runner.button.focus();
    },
  });
  const runner = createRunner({
    base,
    version,
    code: field,
    invitation,
    onRun: run,
    onScreen: () => undefined,
  });
  const { runs } = runner;
  const types = new Types({
    base,
    newest,
    getWork,
    setExtension: (extension) => {
      field.update({ extension });
    },
  });
  runs.prepare();
  const unsubscribe = source.subscribe((now, former) => {
    update(now.work, former.work, field, runs, types);
  });
  return {
    element: createElement(field, runner, types),
    focus: field.focus,
    dispose: () => {
      unsubscribe();
      runs.stop();
      types.close();
    },
  };
}
