import {
  printSize,
  type CompilerSize,
  type TypingKind,
  type TypingKinds,
} from '../../../typing/protocol';
import type { Transpiled } from '../../../typing/transpile';
import {
  createTypeClient,
  type TypeClient,
} from '../../typing/createTypeClient';
import type { Work } from '../sharing/Work';
import { fetchJson } from '../../dom/fetchFile';

/** Fetches the download size of the compiler; `undefined` if that fails. */
const readSize = (address: string): Promise<CompilerSize | undefined> =>
  fetchJson<CompilerSize>(address).catch(() => undefined);

export interface CompilerOptions {
  /** URL of the runner's files, with a trailing slash. */
  readonly base: string;
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

const NOT_RUN = 'Not run: the compiler was stopped. Press Run again.';

/** The compiler for the work's version and language; loads at the first query. */
export class PlaygroundCompiler {
  private size: CompilerSize | undefined;
  private isLoaded = false;
  private readonly site: string;
  private readonly client: TypeClient;

  constructor(
    private readonly options: CompilerOptions,
    private readonly events: CompilerEvents,
  ) {
    this.site = new URL('../../', options.base).pathname;
    const files = `${this.site}js/compiler/`;
    this.client = createTypeClient(
      () => new Worker(`${files}types.js`),
      (loaded) => {
        events.onProgress(loaded, this.size?.compiler);
      },
    );
    void readSize(`${files}size.json`).then((size) => {
      this.size = size;
      events.onStatus('');
    });
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
    const docs = `${this.site}docs/${version === newest ? '' : `${version}/`}`;
    const answer = await this.client.ask(
      kind,
      { docs, language, code },
      question,
    );
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
