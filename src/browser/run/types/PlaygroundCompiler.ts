import {
  printSize,
  type CompilerSize,
  type TypingKind,
  type TypingKinds,
} from '../../../typing/protocol';
import type { Transpiled } from '../../../typing/transpile';
import { fetchJson } from '../../dom/fetchFile';
import { createTypeClient } from '../../typing/createTypeClient';
import { SITE } from '../addresses';
import type { Work } from '../sharing/Work';

export interface CompilerOptions {
  /** The version that the docs show by default. */
  readonly newest: string;
  readonly getWork: () => Work;
}

/** Called with the compiler's progress. */
export interface CompilerEvents {
  /** Loaded bytes, and the total if known. */
  readonly onProgress: (loaded: number, total: number | undefined) => void;
  /** Called with the new status, or with an empty one. */
  readonly onStatus: (status: string) => void;
}

const FILES = `${SITE}js/compiler/`;

const NOT_RUN = 'Not run: the compiler was stopped. Press Run again.';

/** The compiler for the work's version and language; loads at the first query. */
export class PlaygroundCompiler {
  /** The download size; unknown until it is fetched, or if that fails. */
  private size: CompilerSize | undefined;
  private isLoaded = false;
  private readonly client = createTypeClient(
    () => new Worker(`${FILES}types.js`),
    (loaded) => {
      this.events.onProgress(loaded, this.size?.compiler);
    },
  );

  constructor(
    private readonly options: CompilerOptions,
    private readonly events: CompilerEvents,
  ) {
    fetchJson<CompilerSize>(`${FILES}size.json`).then(
      (size) => {
        this.size = size;
        events.onStatus('');
      },
      () => undefined,
    );
  }

  /** Label of the button that loads it. */
  get label(): string {
    if (this.isLoaded) return 'Types (loaded)';
    return this.size ? `Types (${printSize(this.size)})` : 'Types';
  }

  /**
   * Queries the compiler in the work's language and version.
   *
   * @throws if it cannot be loaded or fails
   */
  async ask<K extends TypingKind>(
    kind: K,
    code: string,
    question: TypingKinds[K]['question'],
  ): Promise<TypingKinds[K]['answer'] | undefined> {
    const { newest, getWork } = this.options;
    const { version, language } = getWork();
    const docs = `${SITE}docs/${version === newest ? '' : `${version}/`}`;
    const source = { docs, language, code };
    const answer = await this.client.ask(kind, source, question);
    if (answer !== undefined) this.isLoaded = true;
    return answer;
  }

  /**
   * Compiles TypeScript to JavaScript.
   *
   * @throws if it fails
   */
  async transpile(code: string): Promise<Transpiled> {
    const { onStatus } = this.events;
    const isFirst = !this.isLoaded;
    const size = this.size ? ` (${printSize(this.size)})` : '';
    if (isFirst) onStatus(`Loading the compiler${size} to run TypeScript…`);
    try {
      const made = await this.ask('javascript', code, {});
      if (made === undefined) throw new Error(NOT_RUN);
      return made;
    } finally {
      if (isFirst) onStatus('');
    }
  }

  /** Terminates it; the next query starts a new one. */
  stop(): void {
    this.client.stop();
    this.isLoaded = false;
  }
}

/**
 * Queries the compiler; `undefined` if the answer is outdated or the worker has ended.
 */
export type Ask = PlaygroundCompiler['ask'];

/** The result of a type check. */
export type CheckedCode = TypingKinds['diagnostics']['answer'];
