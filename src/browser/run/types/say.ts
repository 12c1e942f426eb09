import { EditorView } from '@codemirror/view';

/** Announces a text to screen readers. */
export const say = (view: EditorView, text: string): void => {
  view.dispatch({ effects: EditorView.announce.of(text) });
};
