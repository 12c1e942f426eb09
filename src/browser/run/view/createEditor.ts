import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import {
  Compartment,
  EditorState,
  StateEffect,
  StateField,
  type Extension,
} from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  lineNumbers,
  type DecorationSet,
} from '@codemirror/view';
import type { Language } from '../../../typing/types';
import { colors } from './editorColors';

/** A selected part of the code; an empty one is the cursor. */
export interface Selection {
  readonly from: number;
  readonly to: number;
}

export interface EditorOptions {
  readonly label: string;
  readonly code: string;
  /** The start of the code by default. */
  readonly selection?: Selection;
  /** JavaScript by default. */
  readonly language?: Language;
  readonly extension?: Extension;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
  /** Escape was pressed. */
  readonly onLeave: () => void;
}

/** What can be replaced in an open editor. */
export type EditorChanges = Partial<
  Pick<EditorOptions, 'code' | 'language' | 'extension'>
>;

export interface Editor {
  /** Replaces the lines that are marked as failed. */
  readonly mark: (lines: readonly number[]) => void;
  readonly update: (changes: EditorChanges) => void;
  /** @param selection stays as it is by default */
  readonly focus: (selection?: Selection) => void;
}

const failedLine = Decoration.line({ class: 'cm-fault' });

/** Replaces the lines that are marked as failed. */
const setFailedLines = StateEffect.define<readonly number[]>();

/** Marks the failed lines; a mark moves with its line when the code changes. */
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
    // After the keymaps, in which Escape removes a selection.
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
 * CodeMirror in the colors of the site; Tab leaves it, like any other field.
 *
 * @param place an element in the document; its content is replaced
 */
export function createEditor(
  place: HTMLElement,
  options: EditorOptions,
): Editor {
  const syntax = new Compartment();
  const others = new Compartment();
  const element = document.createElement('div');
  place.replaceChildren(element);
  // The page's policy does not restrict styles in a shadow root.
  const root = element.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: createState(options, syntax, others),
  });
  // Measures the lines now; otherwise their numbers jump in the first frame.
  view.coordsAtPos(0);
  return {
    mark: (lines) => {
      view.dispatch({ effects: setFailedLines.of(lines) });
    },
    update: ({ code, language, extension }) => {
      const to = view.state.doc.length;
      view.dispatch({
        ...(code !== undefined && { changes: { from: 0, to, insert: code } }),
        effects: [
          ...(language ? [syntax.reconfigure(getSyntax(language))] : []),
          ...(extension ? [others.reconfigure(extension)] : []),
        ],
      });
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
