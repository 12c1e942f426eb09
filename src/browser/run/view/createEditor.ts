import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  HighlightStyle,
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Language } from '../../../typing/types';
import { fill } from '../../dom/create';

/** A part of the code; an empty one is the place of the caret. */
export interface Selection {
  readonly from: number;
  readonly to: number;
}

export interface EditorOptions {
  readonly label: string;
  readonly code: string;
  /** What is selected in the code; nothing: its start. */
  readonly selection?: Selection;
  /** JavaScript, unless it says otherwise. */
  readonly language?: Language;
  /** What else the editor can do. */
  readonly extension?: Extension;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  /** Escape was pressed. */
  readonly onLeave: () => void;
}

export interface Editor {
  readonly set: (code: string) => void;
  readonly setLanguage: (language: Language) => void;
  /** Takes the place of what was given before. */
  readonly setExtension: (extension: Extension) => void;
  /** @param selection of the code; none: where it was */
  readonly focus: (selection?: Selection) => void;
}

const toRange = ({ from, to }: Selection, { length }: string) => ({
  anchor: Math.min(from, length),
  head: Math.min(to, length),
});

const getSyntax = (language: Language): Extension =>
  javascript({ typescript: language === 'ts' });

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--site-code-comment)' },
  {
    tag: [tags.string, tags.regexp, tags.special(tags.string)],
    color: 'var(--site-code-string)',
  },
  { tag: [tags.number], color: 'var(--site-code-number)' },
  {
    tag: [
      tags.keyword,
      tags.bool,
      tags.null,
      tags.operatorKeyword,
      tags.modifier,
    ],
    color: 'var(--site-code-keyword)',
  },
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
  '.cm-content, .cm-gutter': {
    minHeight: 'var(--run-editor-least, 0)',
  },
  '.cm-content': {
    padding: '0.75rem 0',
    caretColor: 'var(--ifm-color-content)',
  },
  // It stays where it is, and what scrolls goes below.
  '.cm-gutters': {
    background: 'var(--site-color-code)',
    border: '0',
    color: 'var(--site-color-muted)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--site-color-line)',
  },
});

/**
 * CodeMirror in the colors of the site; Tab leaves it, as it does a field.
 *
 * @param place in a document, whose content it replaces
 */
export function createEditor(
  place: HTMLElement,
  {
    label,
    code,
    language = 'js',
    selection = { from: 0, to: 0 },
    extension = [],
    onChange,
    onRun,
    onLeave,
  }: EditorOptions,
): Editor {
  const syntax = new Compartment();
  const others = new Compartment();
  const element = document.createElement('div');
  fill(place, element);
  // In a shadow root its styles need no leave of the page's policy.
  const root = element.attachShadow({ mode: 'open' });
  const run = (): boolean => {
    onRun();
    return true;
  };
  const leave = (): boolean => {
    onLeave();
    return true;
  };
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      selection: toRange(selection, code),
      extensions: [
        keymap.of([
          { key: 'Mod-Enter', run },
          { key: 'Ctrl-Enter', run },
          ...historyKeymap,
          ...defaultKeymap,
          // After those that give up a selection.
          { key: 'Escape', run: leave },
        ]),
        lineNumbers(),
        history(),
        syntax.of(getSyntax(language)),
        bracketMatching(),
        indentOnInput(),
        syntaxHighlighting(style),
        theme,
        others.of(extension),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  // Measures the lines at once, or their numbers jump in the first frame.
  view.coordsAtPos(0);
  return {
    set: (text) => {
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
      });
    },
    setLanguage: (next) => {
      view.dispatch({ effects: syntax.reconfigure(getSyntax(next)) });
    },
    setExtension: (next) => {
      view.dispatch({ effects: others.reconfigure(next) });
    },
    focus: (place) => {
      if (place) {
        const range = toRange(place, view.state.doc.toString());
        view.dispatch({ selection: range, scrollIntoView: true });
      }
      view.focus();
    },
  };
}
