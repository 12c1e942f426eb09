import { EditorView } from '@codemirror/view';

/** Says a text to those who do not see the editor. */
export const say = (view: EditorView, text: string): void => {
  view.dispatch({ effects: EditorView.announce.of(text) });
};
