import { BASELINE, LINE } from './metrics';
import { placeLines } from './placeLines';
import type { Rectangle, Shape, Text, Tone } from './types';

interface BoxContent {
  readonly label?: readonly Text[];
  readonly note?: readonly Text[];
  readonly tone?: Tone | undefined;
}

/** A box with centered text. */
export function placeBox(
  { x, y, width, height }: Rectangle,
  { label = [], note = [], tone = 'plain' }: BoxContent,
): Shape[] {
  const center = x + width / 2;
  const rest = label.length + note.length - 1;
  const first = y + height / 2 + BASELINE - (rest * LINE) / 2;
  return [
    { kind: 'box', x, y, width, height, tone },
    ...placeLines(label, { x: center, y: first }, 'heading'),
    ...placeLines(note, { x: center, y: first + label.length * LINE }, 'note'),
  ];
}
