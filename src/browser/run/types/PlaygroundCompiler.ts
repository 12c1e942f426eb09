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
import { readSize } from './readSize';

export interface CompilerOptions {
  /** Address of the runner's files, with a slash at its end. */
  readonly base: string;
  /** The version that the docs show by default. */
  readonly newest: string;
  readonly getWork: () => Work;
}

/** Told what a reader may want to know of the compiler. */
export interface CompilerEvents {
  /** Bytes that have arrived, of all if that is known. */
  readonly onProgress: (loaded: number, total: number | undefined) => void;
  /** Something else is to be said of it: what it does, or nothing any more. */
  readonly onStatus: (status: string) => void;
}

const NOT_RUN = 'Not run: the compiler was stopped. Press Run again.';

/** The compiler, beside the version and in the language of the work; loads when it is asked. */
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

  /** What the button that loads it is called. */
  get label(): string {
    if (this.isLoaded) return 'Types (loaded)';
    return this.size ? `Types (${printSize(this.size)})` : 'Types';
  }

  /**
   * Asks of code in the language and version of the work.
   * @throws what could not be loaded or done
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
   * Makes JavaScript of TypeScript.
   * @throws why there is none
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

  /** Ends it, whatever it does; the next question starts another. */
  stop(): void {
    this.client.stop();
    this.isLoaded = false;
  }
}
