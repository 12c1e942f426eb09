import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
} from '@codemirror/lint';
import { Prec, type Extension } from '@codemirror/state';
import { keymap, type Command } from '@codemirror/view';
import type { Ask, CheckedCode } from './PlaygroundCompiler';
import { printMessage } from './printDescription';
import { say } from './say';

/** Milliseconds after the last input. */
const PAUSE = 300;

/** Announces an error that was reached by keyboard. */
function announced(go: Command): Command {
  return (view) => {
    if (!go(view)) return false;
    const { from, to } = view.state.selection.main;
    const texts: string[] = [];
    forEachDiagnostic(view.state, (d, start, end) => {
      if (start <= from && end >= to) texts.push(d.message);
    });
    say(view, texts.join(' '));
    return true;
  };
}

/** Error marks, and keys to move between errors. */
export function createLinting(
  ask: Ask,
  onChecked: (found: CheckedCode) => void,
): Extension {
  const marks = linter(
    async ({ state }) => {
      const answer = await ask('diagnostics', state.doc.toString(), {});
      if (answer) onChecked(answer);
      return (answer?.diagnostics ?? []).map((d) => ({
        from: d.from,
        to: d.to,
        severity: d.kind === 'error' ? ('error' as const) : ('info' as const),
        message: d.message,
        renderMessage: () => printMessage(d.message),
      }));
    },
    { delay: PAUSE },
  );
  const keys = keymap.of([
    { key: 'F8', run: announced(nextDiagnostic) },
    { key: 'Shift-F8', run: announced(previousDiagnostic) },
  ]);
  return [marks, Prec.high(keys)];
}
