import type { Extension } from '@codemirror/state';
import type { Diagnostic } from '../../../typing/types';
import { createTypesView, printCounts } from './createTypesView';
import {
  PlaygroundCompiler,
  type Ask,
  type CheckedCode,
  type CompilerOptions,
} from './PlaygroundCompiler';

export interface TypesOptions extends CompilerOptions {
  readonly setExtension: (extension: Extension) => void;
  /** Moves to an error in the code. */
  readonly onSelect: (found: Diagnostic) => void;
}

/** Milliseconds after which a check can be canceled. */
const LONG = 1000;

/** Type information for an editor. A button loads the compiler; nothing loads earlier. */
export class Types {
  /** Whether the editor has its extension. */
  private isExtended = false;
  /** Counts starts and ends, to discard outdated results. */
  private turn = 0;
  /** Whether types are off, so that the button loads them. */
  private isOff = true;
  readonly view;
  readonly compiler;

  constructor(private readonly options: TypesOptions) {
    this.view = createTypesView(options.onSelect);
    this.compiler = new PlaygroundCompiler(options, {
      onProgress: this.view.setProgress,
      // While types load, the loader reports progress.
      onStatus: (status) => {
        if (this.isOff) this.rest(status);
      },
    });
    this.rest('');
  }

  /** Call after the version or the language has changed. */
  update(): void {
    if (this.isExtended) void this.extend();
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
    this.isExtended = false;
    this.options.setExtension([]);
    this.view.setProblems('', []);
    this.rest(status, label);
  }

  private readonly cancel = (): void => {
    this.end('');
  };

  private readonly ask: Ask = async (kind, code, question) => {
    const late = setTimeout(() => {
      if (kind === 'diagnostics' && this.isExtended) {
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
    this.isExtended = true;
    this.options.setExtension(createExtension(this.ask, this.show));
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
