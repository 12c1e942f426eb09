import type { Editor, EditorOptions, Selection } from './createEditor';
import { create } from '../../dom/create';

export interface CodeField extends Editor {
  readonly element: HTMLElement;
  /** What it shows. */
  readonly getCode: () => string;
}

/** The plain field, which knows where the reader is in it. */
interface PlainField extends Editor {
  readonly getSelection: () => Selection;
}

/** A plain field: enough to go on with until the editor has come, or without it. */
function createPlainField(
  place: HTMLElement,
  { label, code, onChange, onRun, onLeave }: EditorOptions,
): PlainField {
  const field = create('textarea', {
    value: code,
    spellcheck: false,
    rows: Math.min(24, code.split('\n').length + 1),
    attributes: { 'aria-label': label, autocapitalize: 'off', wrap: 'off' },
    oninput: () => {
      onChange(field.value);
    },
    onkeydown: (event) => {
      if (event.key === 'Escape') onLeave();
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onRun();
    },
  });
  place.replaceChildren(field);
  return {
    set: (text) => {
      field.value = text;
    },
    setLanguage: () => undefined,
    setExtension: () => undefined,
    mark: () => undefined,
    goTo: (line) => {
      const before = field.value.split('\n').slice(0, line - 1);
      const at = before.reduce((sum, { length }) => sum + length + 1, 0);
      field.setSelectionRange(at, at);
      field.focus();
    },
    focus: (place) => {
      if (place) field.setSelectionRange(place.from, place.to);
      field.focus();
    },
    getSelection: () => ({
      from: field.selectionStart,
      to: field.selectionEnd,
    }),
  };
}

/** Fetches the editor ahead, so that it opens without a network too. */
export const loadEditor = (): Promise<typeof import('./createEditor')> =>
  import('./createEditor');

/** A field for code: at first a plain one, then the editor with what it holds. */
export function createCodeField(options: EditorOptions): CodeField {
  let state = options;
  const onChange = (code: string): void => {
    state = { ...state, code };
    options.onChange(code);
  };
  const element = create('div', { className: 'run-editor' });
  const plain = createPlainField(element, { ...options, onChange });
  let field: Editor = plain;
  const showEditor = ({
    createEditor,
  }: typeof import('./createEditor')): void => {
    const hadFocus = element.contains(document.activeElement);
    const selection = plain.getSelection();
    field = createEditor(element, { ...state, selection, onChange });
    if (hadFocus) field.focus(selection);
  };
  // Without it the plain field stays.
  loadEditor().then(showEditor, () => undefined);
  return {
    element,
    getCode: () => state.code,
    set: (code) => {
      state = { ...state, code };
      field.set(code);
    },
    setLanguage: (language) => {
      state = { ...state, language };
      field.setLanguage(language);
    },
    setExtension: (extension) => {
      state = { ...state, extension };
      field.setExtension(extension);
    },
    focus: (selection) => {
      field.focus(selection);
    },
    mark: (lines) => {
      field.mark(lines);
    },
    goTo: (line) => {
      field.goTo(line);
    },
  };
}
