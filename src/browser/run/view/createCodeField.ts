import type { Editor, EditorOptions, Selection } from './createEditor';
import { create } from '../../dom/create';

export interface CodeField extends Editor {
  readonly element: HTMLElement;
  readonly getCode: () => string;
}

interface PlainField extends Editor {
  readonly getSelection: () => Selection;
}

/** A plain field, until the editor has loaded or in place of it. */
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
    update: ({ code = field.value }) => {
      field.value = code;
    },
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

/** Loads the editor early, so that it also opens without a network. */
export const loadEditor = (): Promise<typeof import('./createEditor')> =>
  import('./createEditor');

/** A field for code: a plain one first, then the editor with the same text. */
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
  // If this fails, the plain field stays.
  loadEditor().then(showEditor, () => undefined);
  return {
    element,
    getCode: () => state.code,
    update: (changes) => {
      state = { ...state, ...changes };
      field.update(changes);
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
