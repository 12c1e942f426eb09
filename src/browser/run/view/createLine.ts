import type { Shown } from '../sandbox/Shown';
import { createShown } from './createShown';
import { create } from '../../dom/create';

export type OutputKind =
  'debug' | 'error' | 'info' | 'log' | 'note' | 'value' | 'warn';

/** Screen readers read these labels; others see a mark instead. */
const LABELS: Readonly<Partial<Record<OutputKind, string>>> = {
  error: 'Error: ',
  warn: 'Warning: ',
  value: 'Value: ',
};

/** Omits `Error: ` before errors that start with their own name. */
function getLabel(kind: OutputKind, [first]: readonly Shown[]): string {
  const label = LABELS[kind] ?? '';
  return kind === 'error' && /^\w*(?:Error|Exception)\b/.test(first?.text ?? '')
    ? ''
    : label;
}

/** Links to a line of the code; the output handles the click. */
const createLineButton = (line: number): HTMLElement =>
  create('button', {
    type: 'button',
    className: 'clean-btn run-at',
    textContent: `line ${line}`,
    attributes: { 'data-line': String(line) },
  });

/** Creates a line of the output, with the line of the code that printed it. */
export function createLine(
  kind: OutputKind,
  values: readonly Shown[],
  line?: number,
): HTMLElement {
  const isOpen = values.filter(({ entries }) => entries).length === 1;
  const parts = values.flatMap((value, i) => [
    ...(i > 0 ? [' '] : []),
    createShown(value, isOpen, line),
  ]);
  return create(
    'div',
    { className: `run-line run-${kind}` },
    create('span', { className: 'run-label' }, getLabel(kind, values)),
    create('div', { className: 'run-text' }, ...parts),
    ...(line === undefined ? [] : [' ', createLineButton(line)]),
  );
}
