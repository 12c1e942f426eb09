import type { Extension } from '@codemirror/state';
import type { Transpiled } from '../../../typing/transpile';
import type { Ask, CheckedCode } from './Ask';
import type { TypesExtension } from './createExtension';
import { createTypesView, printCounts } from './createTypesView';
import { PlaygroundCompiler, type CompilerOptions } from './PlaygroundCompiler';

export interface TypesOptions extends CompilerOptions {
  readonly setExtension: (extension: Extension) => void;
}

/** Milliseconds after which a check is said to take long, and can be canceled. */
const LONG = 1000;

/** Types for an editor, by a button that brings the compiler; nothing of it loads before. */
export class Types {
  private extension: TypesExtension | undefined;
  /** Counts starts and ends, so that nothing old shows itself. */
  private turn = 0;
  /** Whether the button brings types: none load, and none are shown. */
  private isOff = true;
  private readonly view = createTypesView((found) =>
    this.extension?.select(found),
  );
  private readonly compiler: PlaygroundCompiler;

  constructor(private readonly options: TypesOptions) {
    this.compiler = new PlaygroundCompiler(options, {
      onProgress: this.view.setProgress,
      // Where types load, they say themselves how far they are.
      onStatus: (status) => {
        if (this.isOff) this.rest(status);
      },
    });
    this.rest('');
  }

  get button(): HTMLButtonElement {
    return this.view.button;
  }

  /** What it has come to. */
  get state(): HTMLElement {
    return this.view.state;
  }

  /** What is wrong with the code, as a list. */
  get problems(): HTMLElement {
    return this.view.problems;
  }

  /**
   * Makes JavaScript of TypeScript, and loads the compiler for that.
   * @throws why there is none
   */
  transpile(code: string): Promise<Transpiled> {
    return this.compiler.transpile(code);
  }

  /** Told that the version or the language is another. */
  update(): void {
    if (this.extension) void this.extend();
  }

  close(): void {
    this.turn += 1;
    this.compiler.stop();
  }

  /** Types are off: the button brings them. */
  private rest(status: string, label = this.compiler.label): void {
    this.isOff = true;
    this.view.set(label, status, () => {
      void this.load();
    });
  }

  private end(status: string, label?: string): void {
    this.close();
    this.extension = undefined;
    this.options.setExtension([]);
    this.view.setProblems('', []);
    this.rest(status, label);
  }

  private readonly cancel = (): void => {
    this.end('');
  };

  private readonly ask: Ask = async (kind, code, question) => {
    const late = setTimeout(() => {
      if (kind === 'diagnostics' && this.extension) {
        this.view.set('Cancel', 'Checking…', this.cancel);
      }
    }, LONG);
    try {
      return await this.compiler.ask(kind, code, question);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.end(`Type checking is off. ${reason}`, 'Retry types');
      return undefined;
    } finally {
      clearTimeout(late);
    }
  };

  private readonly show = (answer: CheckedCode): void => {
    const { code } = this.options.getWork();
    this.view.setProblems(code, answer.diagnostics);
    this.view.set('Turn types off', printCounts(answer), this.cancel);
  };

  private async extend(): Promise<void> {
    const mine = this.turn;
    const { createExtension } = await import('./createExtension');
    if (mine !== this.turn) return;
    this.extension = createExtension(this.ask, this.show);
    this.options.setExtension(this.extension.extension);
  }

  private async load(): Promise<void> {
    const mine = ++this.turn;
    this.isOff = false;
    this.view.set('Cancel', 'Loading the compiler…', this.cancel);
    const { code } = this.options.getWork();
    const answer = await this.ask('diagnostics', code, {});
    if (mine !== this.turn || !answer) return;
    try {
      await this.extend();
    } catch {
      this.end('Part of the editor did not load. Reload the page.');
      return;
    }
    this.show(answer);
  }
}
