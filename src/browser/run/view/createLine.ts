import type { Shown } from '../sandbox/Shown';
import { createShown } from './createShown';
import { create } from '../../dom/create';

/** How a line of the output looks. */
export type OutputKind =
  'debug' | 'error' | 'info' | 'log' | 'note' | 'value' | 'warn';

/** What a reader hears before the text, and sees as a mark. */
const LABELS: Readonly<Partial<Record<OutputKind, string>>> = {
  error: 'Error: ',
  warn: 'Warning: ',
  value: 'Value: ',
};

/** `Error: ` once: an error says itself what it is. */
function getLabel(kind: OutputKind, [first]: readonly Shown[]): string {
  const label = LABELS[kind] ?? '';
  return kind === 'error' && /^\w*(?:Error|Exception)\b/.test(first?.text ?? '')
    ? ''
    : label;
}

/** Leads to the line of the code; the output hears of the press. */
const createLineButton = (line: number): HTMLElement =>
  create('button', {
    type: 'button',
    className: 'clean-btn run-at',
    textContent: `line ${line}`,
    attributes: { 'data-line': String(line) },
  });

/** One line of the output: what was printed, and where. */
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
