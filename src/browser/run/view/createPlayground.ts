import type { Work } from '../sharing/Work';
import { Types } from '../types/Types';
import { createCodeField, type CodeField } from './createCodeField';
import { createControl, type Control } from './createControl';
import type { Selection } from './createEditor';
import { createInvitation, type Starter } from './createInvitation';
import { createViews, type Views } from './createViews';
import { create } from '../../dom/create';
import { createButton } from './createButton';
import {
  createPlaygroundRuns,
  type PlaygroundRuns,
} from './createPlaygroundRuns';

/** What a reader works on, as far as the editor needs it. */
interface WorkState {
  readonly work: Work;
}

/** Owns what the reader works on; the editor shows it and reports what is typed. */
export interface WorkSource {
  readonly read: () => WorkState;
  readonly type: (code: string) => void;
  /** @returns ends it */
  readonly listen: (
    hear: (now: WorkState, former: WorkState) => void,
  ) => () => void;
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
}

export interface Playground {
  readonly element: HTMLElement;
  readonly run: () => void;
  readonly focus: (selection?: Selection) => void;
  /** Ends what runs. */
  readonly close: () => void;
}

/** What a playground is made of. */
interface PlaygroundParts {
  readonly field: CodeField;
  readonly control: Control;
  readonly types: Types;
  readonly runs: PlaygroundRuns;
  readonly views: Views;
}

const createGroup = (...elements: readonly HTMLElement[]): HTMLElement =>
  create('span', { className: 'run-row' }, ...elements);

/** The buttons, the editor, and what its code does; problems come last and move nothing. */
function createElement(parts: PlaygroundParts): HTMLElement {
  const { field, control, types, runs, views } = parts;
  const reset = createButton('Reset platform', runs.reset);
  reset.title = 'End the run and reset the Platform settings';
  const bar = create(
    'div',
    { className: 'run-bar' },
    createGroup(control.button, control.stop),
    createGroup(types.button, reset),
    control.status,
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
    create('div', {}, views.tabs.element, types.problems),
  );
}

/** Goes on with other work than before; what the reader types is there already. */
function update(
  { field, types, runs }: PlaygroundParts,
  now: Work,
  former: Work,
): void {
  const isCode = now.code !== field.getCode();
  const isVersion = now.version !== former.version;
  const isLanguage = now.language !== former.language;
  if (!isCode && !isVersion && !isLanguage) return;
  if (isVersion) runs.setVersion(now.version);
  else runs.reset();
  if (isCode) field.set(now.code);
  if (isLanguage) field.setLanguage(now.language);
  types.update();
}

/** An editor that is always open, and beside it what its code does. */
export function createPlayground(options: PlaygroundOptions): Playground {
  const { base, source, newest, starters } = options;
  const getWork = (): Work => source.read().work;
  const { version, language, code } = getWork();
  const invitation = createInvitation(starters, (starter) => {
    const { version } = getWork();
    const work = { version, language: 'js', code: starter.code } as const;
    source.replace(work, starter.title);
    field.focus();
  });
  const field = createCodeField({
    label: 'Code',
    code,
    language,
    onChange: source.type,
    onRun: () => {
      run();
    },
    onLeave: () => {
      control.button.focus();
    },
  });
  const views = createViews(field, invitation);
  const run = (): void => {
    runs.run(getWork());
  };
  const control = createControl(run, () => {
    runs.stop();
  });
  const { setStatus } = control;
  const runs = createPlaygroundRuns({
    base,
    version,
    places: { ...views, setStatus, show: views.tabs.show },
    transpile: (text) => types.transpile(text),
  });
  const { setExtension } = field;
  const types = new Types({ base, newest, getWork, setExtension });
  const parts = { field, control, types, runs, views };
  const endListening = source.listen((now, former) => {
    update(parts, now.work, former.work);
  });
  return {
    element: createElement(parts),
    run,
    focus: field.focus,
    close: () => {
      endListening();
      runs.stop();
      types.close();
    },
  };
}
