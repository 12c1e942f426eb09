import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const failedLine = Decoration.line({ class: 'cm-fault' });

/** Replaces the marked lines by those that have failed. */
export const setFailedLines = StateEffect.define<readonly number[]>();

/** Marks the failed lines; a mark moves with its line while the reader edits. */
export const failedLines = StateField.define<DecorationSet>({
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
