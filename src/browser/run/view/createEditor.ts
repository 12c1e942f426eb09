import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {
  Compartment,
  StateEffect,
  StateField,
  type Extension,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  lineNumbers,
  placeholder,
  type DecorationSet,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Language, Span } from '../../../typing/types';
import { create } from '../../dom/create';

export interface EditorOptions {
  readonly label: string;
  /** The editor shows it while the code is empty. */
  readonly hint?: string;
  readonly code: string;
  /** JavaScript by default. */
  readonly language?: Language;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  /** Called when the reader presses Escape. */
  readonly onLeave: () => void;
}

interface EditorChanges extends Partial<
  Pick<EditorOptions, 'code' | 'language'>
> {
  readonly extension?: Extension;
}

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--site-code-comment)' },
  { tag: [tags.string, tags.regexp], color: 'var(--site-code-string)' },
  { tag: tags.number, color: 'var(--site-code-number)' },
  { tag: [tags.keyword, tags.bool], color: 'var(--site-code-keyword)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.propertyName),
    ],
    color: 'var(--site-code-name)',
  },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ifm-color-content)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: '2px solid var(--site-color-focus)' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace, monospace)',
    lineHeight: '1.5',
    maxHeight: 'var(--run-editor-most, 32rem)',
  },
  '.cm-content, .cm-gutter': { minHeight: 'var(--run-editor-least, 0)' },
  '.cm-content': {
    padding: '0.75rem 0',
    caretColor: 'var(--ifm-color-content)',
  },
  // Chromium gives a line the color of the text that a reader types over.
  '.cm-line': { color: 'inherit !important' },
  // Opaque, because long lines scroll behind the line numbers.
  '.cm-gutters': {
    background: 'var(--site-color-code)',
    border: '0',
    borderRadius: 'var(--site-radius)',
    color: 'var(--site-color-muted)',
  },
  '.cm-placeholder': { color: 'var(--site-color-muted)' },
  '.cm-failed': {
    background: 'var(--site-color-caution)',
    boxShadow: 'inset 3px 0 var(--site-code-number)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--site-color-line)',
  },
});

const failedLine = Decoration.line({ class: 'cm-failed' });

const setFailedLines = StateEffect.define<readonly number[]>();

/** Marks the failed lines. A mark moves with its line when the code changes. */
const failedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, state: { doc } }) => {
    for (const effect of effects) {
      if (!effect.is(setFailedLines)) continue;
      const lines = effect.value.filter((line) => line <= doc.lines);
      return Decoration.set(
        lines.map((line) => failedLine.range(doc.line(line).from)),
        true,
      );
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const getSyntax = (language: Language): Extension =>
  javascript({ typescript: language === 'ts' });

const toCommand = (action: () => void) => (): boolean => {
  action();
  return true;
};

const createKeys = ({ onRun, onLeave }: EditorOptions): Extension =>
  keymap.of([
    { key: 'Mod-Enter', run: toCommand(onRun) },
    { key: 'Ctrl-Enter', run: toCommand(onRun) },
    ...historyKeymap,
    ...defaultKeymap,
    // This handler comes last, so that Escape first removes a selection.
    { key: 'Escape', run: toCommand(onLeave) },
  ]);

const syntax = new Compartment();
const others = new Compartment();

function listExtensions(options: EditorOptions): readonly Extension[] {
  const { label, hint = '', language = 'js', onChange } = options;
  return [
    createKeys(options),
    lineNumbers(),
    placeholder(hint),
    history(),
    syntax.of(getSyntax(language)),
    bracketMatching(),
    indentOnInput(),
    syntaxHighlighting(style),
    theme,
    failedLines,
    others.of([]),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}

/** CodeMirror in the site's colors. As in other fields, Tab moves the focus out of it. */
export function createEditor(options: EditorOptions) {
  const element = create('div', { className: 'run-editor' });
  // Outside a shadow root, CodeMirror adds style elements, which the policy blocks.
  const root = element.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    doc: options.code,
    extensions: listExtensions(options),
  });
  // Measures the lines before their first paint; otherwise, their numbers jump.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    view.coordsAtPos(0);
  });
  observer.observe(element);
  const getCode = (): string => view.state.doc.toString();
  /** @param selected the new selection or, if it is empty, the cursor */
  const focus = (selected: Span = view.state.selection.main): void => {
    const { length } = view.state.doc;
    const anchor = Math.min(selected.from, length);
    const head = Math.min(selected.to, length);
    view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
    view.focus();
    // CodeMirror doesn't know that the navbar covers the top of the page.
    const bar = document.querySelector('.navbar')?.getBoundingClientRect();
    const { top = Infinity } = view.coordsAtPos(anchor) ?? {};
    scrollBy(0, Math.min(top - (bar?.bottom ?? 0), 0));
  };
  return {
    element,
    getCode,
    focus,
    update: ({ code = getCode(), language, extension }: EditorChanges) => {
      // Replacing the code moves the cursor, even if the code is the same.
      const isSame = code === getCode();
      const { length } = view.state.doc;
      view.dispatch({
        ...(!isSame && { changes: { from: 0, to: length, insert: code } }),
        effects: [
          ...(language ? [syntax.reconfigure(getSyntax(language))] : []),
          ...(extension ? [others.reconfigure(extension)] : []),
        ],
      });
    },
    /** Removes the editor and its listeners on the window. */
    dispose: (): void => view.destroy(),
    mark: (lines: readonly number[]): void =>
      view.dispatch({ effects: setFailedLines.of(lines) }),
    goTo: (line: number): void => {
      const { doc } = view.state;
      focus(doc.line(Math.min(line, doc.lines)));
    },
  };
}

export type CodeEditor = ReturnType<typeof createEditor>;
