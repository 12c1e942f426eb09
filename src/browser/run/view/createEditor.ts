import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import type { Language } from '../../../typing/types';
import { colors } from './editorColors';
import { failedLines, setFailedLines } from './failedLines';
import type { MarkedCode } from './markSample';

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

export interface Editor extends MarkedCode {
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

function createKeys({ onRun, onLeave }: EditorOptions): Extension {
  const run = (): boolean => {
    onRun();
    return true;
  };
  const leave = (): boolean => {
    onLeave();
    return true;
  };
  return keymap.of([
    { key: 'Mod-Enter', run },
    { key: 'Ctrl-Enter', run },
    ...historyKeymap,
    ...defaultKeymap,
    // After those that give up a selection.
    { key: 'Escape', run: leave },
  ]);
}

function createState(
  options: EditorOptions,
  syntax: Compartment,
  others: Compartment,
): EditorState {
  const { label, code, language = 'js', extension = [], onChange } = options;
  const { selection = { from: 0, to: 0 } } = options;
  return EditorState.create({
    doc: code,
    selection: toRange(selection, code),
    extensions: [
      createKeys(options),
      lineNumbers(),
      history(),
      syntax.of(getSyntax(language)),
      bracketMatching(),
      indentOnInput(),
      colors,
      failedLines,
      others.of(extension),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
    ],
  });
}

/**
 * CodeMirror in the colors of the site; Tab leaves it, as it does a field.
 *
 * @param place in a document, whose content it replaces
 */
export function createEditor(
  place: HTMLElement,
  options: EditorOptions,
): Editor {
  const syntax = new Compartment();
  const others = new Compartment();
  const element = document.createElement('div');
  place.replaceChildren(element);
  // In a shadow root its styles need no leave of the page's policy.
  const root = element.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: createState(options, syntax, others),
  });
  // Measures the lines at once, or their numbers jump in the first frame.
  view.coordsAtPos(0);
  return {
    mark: (lines) => {
      view.dispatch({ effects: setFailedLines.of(lines) });
    },
    goTo: (line) => {
      const { doc } = view.state;
      const { from, to } = doc.line(Math.min(line, doc.lines));
      view.dispatch({
        selection: { anchor: from, head: to },
        scrollIntoView: true,
      });
      view.focus();
    },
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
