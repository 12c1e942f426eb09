import type { Work } from '../sharing/Work';
import { createTypes } from '../types/createTypes';
import { createCodeField } from './createCodeField';
import { createControl } from './createControl';
import type { Selection } from './createEditor';
import { createInvitation, type Starter } from './createInvitation';
import { createViews } from './createViews';
import { create, fill } from '../../dom/create';
import { createButton } from './createButton';
import { Runs } from './Runs';

/** What a reader works on, as far as the editor needs it. */
interface State {
  readonly work: Work;
}

/** Owns what the reader works on; the editor shows it and reports what is typed. */
export interface WorkSource {
  readonly read: () => State;
  readonly type: (code: string) => void;
  /** @returns ends it */
  readonly listen: (hear: (now: State, former: State) => void) => () => void;
  /** Other code takes the place of what is there. */
  readonly replace: (work: Work, name: string) => void;
}

export interface PlaygroundOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  readonly source: WorkSource;
  /** The version that the docs show by default. */
  readonly newest: string;
  /** Offered where nothing has run. */
  readonly starters: readonly Starter[];
  /** Asked before each run. */
  readonly mayRun: () => boolean;
}

export interface Playground {
  readonly element: HTMLElement;
  readonly run: () => void;
  readonly focus: (selection?: Selection) => void;
  /** Ends what runs. */
  readonly close: () => void;
}

/** An editor that is always open, and beside it what its code does. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { base, source, newest, starters, mayRun } = options;
  const getWork = (): Work => source.read().work;
  /** Counts what would run, so that nothing old does. */
  let turn = 0;
  const invitation = createInvitation(starters, ({ title, code }) => {
    const { version } = getWork();
    source.replace({ version, language: 'js', code }, title);
    field.focus();
  });
  const { tabs, ...views } = createViews(invitation);

  const stop = (): void => {
    turn += 1;
    runs.stop();
  };
  const runTypes = (code: string): void => {
    runs.stop();
    const mine = ++turn;
    setStatus('Loading…', true);
    types.transpile(code).then(
      (made) => {
        if (mine === turn) runs.run(made.code, made.lines);
      },
      (error: unknown) => {
        if (mine !== turn) return;
        views.output.clear();
        const text = error instanceof Error ? error.message : String(error);
        views.output.add('error', text);
        setStatus('Not run.', false);
      },
    );
  };
  const run = (): void => {
    if (!mayRun()) return;
    const { language, code } = getWork();
    control.setStarted();
    if (language === 'ts') runTypes(code);
    else runs.run(code);
  };
  const control = createControl(run, stop);
  const { setStatus } = control;
  const places = { ...views, setStatus, show: tabs.show };
  const createRuns = (version: string): Runs => {
    const made = new Runs({ base, version, places });
    made.prepare();
    return made;
  };
  const first = getWork();
  let runs = createRuns(first.version);

  const field = createCodeField({
    label: 'Code',
    code: first.code,
    language: first.language,
    onChange: (code) => {
      control.setEdited();
      source.type(code);
    },
    onRun: run,
    onLeave: () => {
      control.button.focus();
    },
  });
  const types = createTypes({
    base,
    newest,
    getWork,
    setExtension: field.setExtension,
  });
  const endListening = source.listen(({ work: now }, { work: former }) => {
    const isCode = now.code !== field.getCode();
    const isVersion = now.version !== former.version;
    const isLanguage = now.language !== former.language;
    if (!isCode && !isVersion && !isLanguage) return;
    turn += 1;
    runs.reset();
    if (isVersion) {
      fill(views.platform);
      runs = createRuns(now.version);
    }
    if (isCode) field.set(now.code);
    if (isLanguage) field.setLanguage(now.language);
    types.update();
  });
  const reset = createButton('Reset platform', () => {
    turn += 1;
    runs.reset();
  });
  reset.title = 'Ends the run, and forgets what was set under Platform';
  const group = (...buttons: readonly HTMLElement[]): HTMLElement =>
    create('span', { className: 'run-row' }, ...buttons);
  const bar = create(
    'div',
    { className: 'run-bar' },
    group(control.button, control.stop),
    group(types.button, reset),
    types.state,
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
    run,
    focus: field.focus,
    close: () => {
      endListening();
      stop();
      types.close();
    },
  };
}
