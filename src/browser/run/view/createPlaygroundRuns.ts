import type { Transpiled } from '../../../typing/transpile';
import type { Work } from '../sharing/Work';
import { Runs, type RunPlaces, type RunsOptions } from './Runs';

export interface PlaygroundRunsOptions extends RunsOptions {
  /**
   * Makes JavaScript of TypeScript.
   * @throws why there is none
   */
  readonly transpile: (code: string) => Promise<Transpiled>;
}

/** The runs of a playground: of both languages, in the version that is chosen. */
export interface PlaygroundRuns {
  readonly run: (work: Work) => void;
  readonly stop: () => void;
  /** Forgets what ran, and what a reader has set. */
  readonly reset: () => void;
  /** Resets, and runs in another version from now on. */
  readonly setVersion: (version: string) => void;
}

function createRuns(options: RunsOptions): Runs {
  const runs = new Runs(options);
  runs.prepare();
  return runs;
}

function refuse(
  { output, setStatus }: RunPlaces,
  faults: readonly { readonly message: string; readonly line?: number }[],
): void {
  output.clear();
  for (const { message, line } of faults) output.add('error', message, line);
  setStatus('Not run.', false);
}

export function createPlaygroundRuns(
  options: PlaygroundRunsOptions,
): PlaygroundRuns {
  const { places, transpile } = options;
  let runs = createRuns(options);
  /** Counts what would run, so that nothing old does. */
  let turn = 0;
  const runTypes = (code: string): void => {
    runs.stop();
    const mine = ++turn;
    places.setStatus('Loading…', true);
    transpile(code).then(
      (made) => {
        if (mine !== turn) return;
        if (made.faults.length > 0) refuse(places, made.faults);
        else runs.run(made.code, made.lines);
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        if (mine === turn) refuse(places, [{ message }]);
      },
    );
  };
  const reset = (): void => {
    turn += 1;
    runs.reset();
  };
  return {
    run: ({ language, code }) => {
      if (language === 'ts') runTypes(code);
      else runs.run(code);
    },
    stop: () => {
      turn += 1;
      runs.stop();
    },
    reset,
    setVersion: (version) => {
      reset();
      places.platform.replaceChildren();
      runs = createRuns({ ...options, version });
    },
  };
}
