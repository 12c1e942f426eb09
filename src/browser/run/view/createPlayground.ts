import type { Transpiled } from '../../../typing/transpile';
import type { Language } from '../../../typing/types';
import type { Work } from '../sharing/Work';
import { createTypes } from '../types/createTypes';
import { createCodeField } from './createCodeField';
import { createControl } from './createControl';
import { createViews } from './createViews';
import { create, fill } from '../../dom/create';
import { createButton } from './createButton';
import { Runs } from './Runs';
import { NO_TRANSPILER } from './texts';

/** Makes JavaScript of TypeScript; rejects with what is wrong. */
export type Transpile = (code: string) => Promise<Transpiled>;

export interface PlaygroundOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  readonly work: Work;
  /** The version that the docs show by default. */
  readonly newest: string;
  readonly onChange: (code: string) => void;
  /** Asked before each run. */
  readonly mayRun: () => boolean;
}

export interface Playground {
  readonly element: HTMLElement;
  /** Gets buttons of others, beside Run. */
  readonly tools: HTMLElement;
  readonly run: () => void;
  /** Shows other code, or the same for another version or language. */
  readonly show: (work: Work) => void;
  readonly focus: () => void;
  /** Ends what runs. */
  readonly close: () => void;
}

const isSame = (a: Work, b: Work): boolean =>
  a.version === b.version && a.language === b.language && a.code === b.code;

/** An editor that is always open, and beside it what its code does. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { base, newest, onChange, mayRun } = options;
  let { work } = options;
  let transpile: Transpile | undefined;
  /** Counts what would run, so that nothing old does. */
  let turn = 0;
  const { tabs, ...views } = createViews();

  const stop = (): void => {
    turn += 1;
    runs.stop();
  };
  const runTypes = (code: string, toCode: Transpile): void => {
    const mine = ++turn;
    setStatus('Loading…', true);
    toCode(code).then(
      (made) => {
        if (mine === turn) runs.run(made.code, made.lines);
      },
      (error: unknown) => {
        if (mine !== turn) return;
        views.output.clear();
        views.output.add('error', String(error));
        setStatus('Not run.', false);
      },
    );
  };
  const run = (): void => {
    if (control.button.disabled || !mayRun()) return;
    control.setStarted();
    if (work.language === 'ts' && transpile) runTypes(work.code, transpile);
    else runs.run(work.code);
  };
  const control = createControl(run, stop);
  const { setStatus } = control;
  const places = { ...views, setStatus, show: tabs.show };
  const createRuns = (version: string): Runs => {
    const made = new Runs({ base, version, places });
    made.prepare();
    return made;
  };
  let runs = createRuns(work.version);

  const field = createCodeField({
    label: 'Code',
    code: work.code,
    language: work.language,
    onChange: (code) => {
      work = { ...work, code };
      control.setEdited();
      onChange(code);
    },
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const setLanguage = (language: Language): void => {
    const cannotRun = language === 'ts' && !transpile;
    control.button.disabled = cannotRun;
    setStatus(cannotRun ? NO_TRANSPILER : '', false);
  };
  setLanguage(work.language);

  const types = createTypes({
    base,
    newest,
    getWork: () => work,
    setExtension: field.setExtension,
    setTranspile: (next) => {
      transpile = next;
      if (control.button.disabled) setLanguage(work.language);
    },
  });
  const tools = create('span', { className: 'run-tools' }, types.tools);
  const reset = createButton('Reset', () => {
    turn += 1;
    runs.reset();
    setLanguage(work.language);
  });
  reset.title = 'Ends the run, and resets the platform';
  const bar = create(
    'div',
    { className: 'run-bar' },
    control.button,
    control.stop,
    tools,
    reset,
    control.status,
  );
  return {
    element: create(
      'section',
      {
        className: 'run run-playground',
        attributes: { 'aria-label': 'Editor and output' },
      },
      field.element,
      create('div', {}, bar, types.problems, views.stage, tabs.element),
    ),
    tools,
    run,
    show: (next) => {
      const former = work;
      if (isSame(next, former)) return;
      work = next;
      turn += 1;
      runs.reset();
      if (next.version !== former.version) {
        fill(views.platform);
        runs = createRuns(next.version);
      }
      if (next.code !== former.code) field.set(next.code);
      if (next.language !== former.language) field.setLanguage(next.language);
      setLanguage(next.language);
      types.update();
    },
    focus: field.focus,
    close: () => {
      stop();
      types.close();
    },
  };
}
