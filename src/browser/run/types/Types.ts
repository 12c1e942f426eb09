import type { Extension } from '@codemirror/state';
import type { Transpiled } from '../../../typing/transpile';
import type { CompilerSize, Diagnostic } from '../../../typing/types';
import { fetchJson } from '../../dom/fetchFile';
import { TypeClient, type Ask } from '../../typing/TypeClient';
import type { CheckedCode } from '../../typing/worker';
import { SITE } from '../addresses';
import type { Work } from '../sharing/fragment';
import { createTypesView, printCounts } from './createTypesView';

interface TypesOptions {
  /** The version that the docs show by default. */
  readonly newest: string;
  readonly getWork: () => Work;
  readonly setExtension: (extension: Extension) => void;
  readonly onSelect: (found: Diagnostic) => void;
}

const FILES = `${SITE}js/compiler/`;

const NOT_RUN = 'Not run: the compiler was stopped. Press Run again.';

/** Milliseconds after which the reader can cancel a check. */
const LONG = 1000;

/** Returns the URL of a version's docs; the navbar's links to versions have their paths. */
function getDocsUrl(version: string, newest: string): string {
  const link = document.querySelector<HTMLElement>(
    `.navbar a[data-version="${CSS.escape(version)}"]:not([data-docs])`,
  );
  const { root } = link?.dataset ?? {};
  if (root !== undefined) return new URL(`${root}/`, SITE).href;
  return `${SITE}docs/${version === newest ? '' : `${version}/`}`;
}

/** Shows errors and types, and compiles TypeScript. The compiler loads when needed. */
export class Types {
  readonly view;
  /** The compiler's download size, or `undefined` until the size is known. */
  private size: CompilerSize | undefined;
  private isLoaded = false;
  private isExtended = false;
  /** Increases with each start and end, so that outdated results are ignored. */
  private turn = 0;
  /** True if types are off; the button then loads them. */
  private isOff = true;
  private readonly client = new TypeClient(
    () => new Worker(`${FILES}types.js`),
    (loaded) => this.view.setProgress(loaded, this.size?.compiler),
  );

  constructor(private readonly options: TypesOptions) {
    this.view = createTypesView(options.onSelect);
    this.rest('');
    fetchJson<CompilerSize>(`${FILES}size.json`).then(
      (size) => {
        this.size = size;
        this.report('');
      },
      () => undefined,
    );
  }

  /** Checks again. Call this after a change of the version or the language. */
  update(): void {
    if (this.isExtended) void this.extend();
  }

  close(): void {
    this.turn += 1;
    this.client.stop();
    this.isLoaded = false;
  }

  /** @throws if the code can't be compiled */
  async transpile(code: string): Promise<Transpiled> {
    const isFirst = !this.isLoaded;
    const size = this.printSize();
    if (isFirst) this.report(`Loading the compiler${size} to run TypeScript…`);
    try {
      const compiled = await this.query('javascript', code);
      if (!compiled) throw new Error(NOT_RUN);
      return compiled;
    } finally {
      if (isFirst) this.report('');
    }
  }

  private printSize(): string {
    return this.size ? ` (${(this.size.download / 1e6).toFixed(1)} MB)` : '';
  }

  /** Shows a status only while types are off; otherwise, the types view shows its own. */
  private report(status: string): void {
    if (this.isOff) this.rest(status);
  }

  /** Shows that types are off. The button then loads them. */
  private rest(status: string, label?: string): void {
    const size = this.isLoaded ? ' (loaded)' : this.printSize();
    this.isOff = true;
    this.view.set(label ?? `Types${size}`, status, () => {
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

  private readonly cancel = (): void => this.end('');

  /** Queries the compiler in the language and version of the reader's code. */
  private readonly query: Ask = async (kind, code, ...args) => {
    const { newest, getWork } = this.options;
    const { version, language } = getWork();
    const docs = getDocsUrl(version, newest);
    const source = { docs, language, code };
    const answer = await this.client.ask(kind, source, ...args);
    if (answer !== undefined) this.isLoaded = true;
    return answer;
  };

  /** Queries the compiler for the editor; an error turns types off. */
  private readonly ask: Ask = async (kind, code, ...args) => {
    const late = setTimeout(() => {
      if (kind === 'diagnostics' && this.isExtended)
        this.view.set('Cancel', 'Checking…', this.cancel);
    }, LONG);
    try {
      return await this.query(kind, code, ...args);
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
    const answer = await this.ask('diagnostics', code);
    if (mine !== this.turn || !answer) return;
    try {
      await this.extend();
    } catch {
      this.end("Part of the editor didn't load. Reload the page.");
      return;
    }
    this.show(answer);
  }
}
