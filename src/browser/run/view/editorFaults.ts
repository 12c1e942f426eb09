import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const fault = Decoration.line({ class: 'cm-fault' });

/** The lines that have failed, in place of those before. */
export const markFaults = StateEffect.define<readonly number[]>();

/** Marks lines, which stay marked while a reader mends others. */
export const faults = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, state: { doc } }) => {
    for (const effect of effects) {
      if (!effect.is(markFaults)) continue;
      const lines = effect.value.filter((line) => line <= doc.lines);
      return Decoration.set(
        lines.map((line) => fault.range(doc.line(line).from)),
        true,
      );
    }
    return marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
