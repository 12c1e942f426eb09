import type { Extension } from '@codemirror/state';
import { printSize, type CompilerSize } from '../../../typing/CompilerSize';
import { createTypeClient } from '../../typing/createTypeClient';
import type { Transpiled } from '../../../typing/transpile';
import type { Work } from '../sharing/Work';
import type { Ask, Checked } from './Ask';
import type { TypesExtension } from './createExtension';
import { createTypesView, printCounts } from './createTypesView';
import { readSize } from './readSize';

export interface TypesOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  /** The version that the docs show by default. */
  readonly newest: string;
  readonly getWork: () => Work;
  readonly setExtension: (extension: Extension) => void;
}

/** Types for an editor, when the reader asks for them. */
export interface Types {
  readonly button: HTMLButtonElement;
  /** What it has come to. */
  readonly state: HTMLElement;
  /**
   * Makes JavaScript of TypeScript, and loads the compiler for that.
   * @throws why there is none
   */
  readonly transpile: (code: string) => Promise<Transpiled>;
  /** What is wrong with the code, as a list. */
  readonly problems: HTMLElement;
  /** Told that the version or the language is another. */
  readonly update: () => void;
  readonly close: () => void;
}

/** Milliseconds after which a check is said to take long, and can be canceled. */
const LONG = 1000;

const NOT_RUN = 'Not run: the compiler was stopped. Press Run again.';

/** A button that brings the compiler; nothing of it loads before. */
export function createTypes(options: TypesOptions): Types {
  const { base, newest, getWork, setExtension } = options;
  const site = new URL('../../', base).pathname;
  const compiler = `${site}js/compiler/`;
  let size: CompilerSize | undefined;
  let isLoaded = false;
  let extension: TypesExtension | undefined;
  /** Counts starts and ends, so that nothing old shows itself. */
  let turn = 0;

  const view = createTypesView((found) => extension?.select(found));
  const client = createTypeClient(
    () => new Worker(`${compiler}types.js`),
    (loaded) => {
      view.setProgress(loaded, size?.compiler);
    },
  );
  const getLabel = (): string => {
    if (isLoaded) return 'Types (loaded)';
    return size ? `Types (${printSize(size)})` : 'Types';
  };
  const end = (status: string, label = getLabel()): void => {
    turn += 1;
    client.stop();
    extension = undefined;
    setExtension([]);
    view.setProblems('', []);
    view.set(label, status, start);
  };
  const cancel = (): void => {
    end('');
  };
  const getSource = (code: string) => {
    const { version, language } = getWork();
    const docs = `${site}docs/${version === newest ? '' : `${version}/`}`;
    return { docs, language, code };
  };
  const ask: Ask = async (kind, code, question) => {
    const late = setTimeout(() => {
      if (kind === 'diagnostics' && extension) {
        view.set('Cancel', 'Checking…', cancel);
      }
    }, LONG);
    try {
      return await client.ask(kind, getSource(code), question);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      end(`Types are off. ${reason}`, 'Retry types');
      return undefined;
    } finally {
      clearTimeout(late);
    }
  };
  const show = (answer: Checked): void => {
    view.setProblems(getWork().code, answer.diagnostics);
    view.set('Turn types off', printCounts(answer), cancel);
  };
  const extend = async (): Promise<void> => {
    const mine = turn;
    const { createExtension } = await import('./createExtension');
    if (mine !== turn) return;
    extension = createExtension(ask, show);
    setExtension(extension.extension);
  };
  const transpile = async (code: string): Promise<Transpiled> => {
    // Where types load anyway, they say how far they are.
    const isAlone = !isLoaded && turn === 0;
    const label = `Loading the compiler${size ? ` (${printSize(size)})` : ''} to run TypeScript…`;
    if (isAlone) view.set(getLabel(), label, start);
    try {
      const made = await client.ask('javascript', getSource(code), {});
      if (made === undefined) throw new Error(NOT_RUN);
      isLoaded = true;
      return made;
    } finally {
      if (isAlone && turn === 0) view.set(getLabel(), '', start);
    }
  };
  const load = async (): Promise<void> => {
    const mine = ++turn;
    view.set('Cancel', 'Loading the compiler…', cancel);
    const answer = await ask('diagnostics', getWork().code, {});
    if (mine !== turn || !answer) return;
    isLoaded = true;
    try {
      await extend();
    } catch {
      end('A part of the editor did not load. Load the page again.');
      return;
    }
    show(answer);
  };
  function start(): void {
    void load();
  }
  view.set(getLabel(), '', start);
  void readSize(`${compiler}size.json`).then((read) => {
    size = read;
    if (turn === 0) view.set(getLabel(), '', start);
  });
  return {
    button: view.button,
    state: view.state,
    transpile,
    problems: view.problems,
    update: () => {
      if (extension) void extend();
    },
    close: () => {
      turn += 1;
      client.stop();
    },
  };
}
