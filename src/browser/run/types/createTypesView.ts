import { getLine } from '../../../text/getLine';
import type { Diagnostic } from '../../../typing/types';
import { create, createButton } from '../../dom/create';
import type { CheckedCode } from '../../typing/worker';
import { printMessage } from './printDescription';

const count = (number: number, one: string, many: string): string[] =>
  number ? [`${number} ${number === 1 ? one : many}`] : [];

/** `2 errors, 1 deprecated. Press F8 for the next one.` */
export function printCounts({ diagnostics, packages }: CheckedCode): string {
  const errors = diagnostics.filter((d) => d.kind === 'error').length;
  const counts = [
    ...count(errors, 'error', 'errors'),
    ...count(diagnostics.length - errors, 'deprecated', 'deprecated'),
  ].join(', ');
  const ignored = packages.length
    ? ` Not checked, because their types aren't available: ${packages.join(', ')}.`
    : '';
  return `${counts ? `${counts}. Press F8 for the next one.` : 'No errors.'}${ignored}`;
}

/** A click selects the error in the editor. */
function createProblem(
  code: string,
  found: Diagnostic,
  onSelect: (found: Diagnostic) => void,
): HTMLElement {
  const place = createButton('', () => onSelect(found));
  place.append(
    create('strong', {}, `Line ${getLine(code, found.from)}: `),
    printMessage(found.message),
  );
  return create('li', {}, place);
}

export function createTypesView(onSelect: (found: Diagnostic) => void) {
  const button = createButton('Types', () => undefined);
  button.title =
    'Shows errors, completions, and types in the editor, using the TypeScript compiler in this browser. Ctrl+I or ⌘I shows the type at the cursor; F12 opens its reference.';
  const progress = create('progress', { hidden: true, ariaLabel: 'Compiler' });
  const status = create('span', { className: 'run-status', role: 'status' });
  const list = create('ul');
  const problems = create(
    'section',
    { className: 'run-problems', hidden: true, ariaLabel: 'Problems' },
    list,
  );
  return {
    button,
    state: create('span', { className: 'run-tools' }, progress, status),
    problems,
    set: (label: string, text: string, onPress: () => void): void => {
      button.onclick = onPress;
      button.textContent = label;
      progress.hidden = true;
      if (status.textContent !== text) status.textContent = text;
    },
    /** @param total `undefined` if unknown */
    setProgress: (loaded: number, total: number | undefined): void => {
      progress.hidden = false;
      if (total === undefined) return;
      progress.max = total;
      progress.value = loaded;
    },
    setProblems: (code: string, found: readonly Diagnostic[]): void => {
      problems.hidden = found.length === 0;
      list.replaceChildren(
        ...found.map((one) => createProblem(code, one, onSelect)),
      );
    },
  };
}
