import type { Extension } from '@codemirror/state';
import type { Transpiled } from '../../../typing/transpile';
import type { Ask, CheckedCode } from './Ask';
import type { TypesExtension } from './createExtension';
import { createTypesView, printCounts } from './createTypesView';
import { PlaygroundCompiler, type CompilerOptions } from './PlaygroundCompiler';

export interface TypesOptions extends CompilerOptions {
  readonly setExtension: (extension: Extension) => void;
}

/** Milliseconds after which a check can be canceled. */
const LONG = 1000;

/** Type information for an editor. A button loads the compiler; nothing loads earlier. */
export class Types {
  private extension: TypesExtension | undefined;
  /** Counts starts and ends, to discard outdated results. */
  private turn = 0;
  /** Whether types are off, so that the button loads them. */
  private isOff = true;
  private readonly view = createTypesView((found) =>
    this.extension?.select(found),
  );
  private readonly compiler: PlaygroundCompiler;

  constructor(private readonly options: TypesOptions) {
    this.compiler = new PlaygroundCompiler(options, {
      onProgress: this.view.setProgress,
      // While types load, the loader reports progress.
      onStatus: (status) => {
        if (this.isOff) this.rest(status);
      },
    });
    this.rest('');
  }

  get button(): HTMLButtonElement {
    return this.view.button;
  }

  /** The current status. */
  get state(): HTMLElement {
    return this.view.state;
  }

  /** The list of errors in the code. */
  get problems(): HTMLElement {
    return this.view.problems;
  }

  /**
   * Compiles TypeScript to JavaScript, and loads the compiler if needed.
   *
   * @throws if it fails
   */
  transpile(code: string): Promise<Transpiled> {
    return this.compiler.transpile(code);
  }

  /** Call after the version or the language has changed. */
  update(): void {
    if (this.extension) void this.extend();
  }

  close(): void {
    this.turn += 1;
    this.compiler.stop();
  }

  /** Types are off until the button loads them. */
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
