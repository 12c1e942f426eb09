import type { Span } from '../../../typing/types';
import { create } from '../../dom/create';
import type { Editor, EditorChanges, EditorOptions } from './createEditor';
import type { MarkedCode } from './markSample';

/** Loads the editor early, so that it also opens without a network. */
export const loadEditor = (): Promise<typeof import('./createEditor')> =>
  import('./createEditor');

/** A field for code: a plain one first, then the editor with the same text. */
export class CodeField implements MarkedCode {
  readonly element: HTMLElement;
  private readonly plain;
  private editor: Editor | undefined;

  constructor(private options: EditorOptions) {
    const { label, code, onRun, onLeave } = options;
    this.plain = create('textarea', {
      spellcheck: false,
      autocapitalize: 'off',
      wrap: 'off',
      ariaLabel: label,
      value: code,
      rows: Math.min(24, code.split('\n').length + 1),
      oninput: () => {
        this.type(this.plain.value);
      },
      onkeydown: (event) => {
        if (event.key === 'Escape') onLeave();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        onRun();
      },
    });
    this.element = create('div', { className: 'run-editor' }, this.plain);
    // If this fails, the plain field stays.
    void this.open().catch(() => undefined);
  }

  getCode(): string {
    return this.options.code;
  }

  update(changes: EditorChanges): void {
    this.options = { ...this.options, ...changes };
    this.plain.value = this.options.code;
    this.editor?.update(changes);
  }

  /** @param selected stays as it is by default */
  focus(selected?: Span): void {
    if (this.editor) {
      this.editor.focus(selected);
      return;
    }
    if (selected) this.plain.setSelectionRange(selected.from, selected.to);
    this.plain.focus();
  }

  mark(lines: readonly number[]): void {
    this.editor?.mark(lines);
  }

  goTo(line: number): void {
    const lines = this.getCode().split('\n');
    const before = lines.slice(0, line - 1);
    const from = before.reduce((sum, { length }) => sum + length + 1, 0);
    this.focus({ from, to: from + (lines[line - 1]?.length ?? 0) });
  }

  private readonly type = (code: string): void => {
    this.options = { ...this.options, code };
    this.options.onChange(code);
  };

  private async open(): Promise<void> {
    const { createEditor } = await loadEditor();
    const { element, options, plain, type: onChange } = this;
    const hadFocus = document.activeElement === plain;
    const { selectionStart: from, selectionEnd: to } = plain;
    this.editor = createEditor(element, { ...options, onChange });
    if (hadFocus) this.focus({ from, to });
  }
}
