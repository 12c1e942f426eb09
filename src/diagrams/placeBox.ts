import type { Rectangle, Shape, Text, Tone, Point, TextShape } from './types';

/** Phones show drawings of this width at about full size. */
export const WIDTH = 360;

/** Distance between two lines of text. */
export const LINE = 15;

/** Distance from a frame's upper edge to the baseline of its heading. */
export const HEADING = 19;

/** Distance from the middle of a line of text to its baseline. */
export const BASELINE = 4;

/** @param first y of the first baseline */
export const placeLines = (
  lines: readonly Text[],
  first: Point,
  style: TextShape['style'],
  anchor: TextShape['anchor'] = 'middle',
): TextShape[] =>
  lines.map((text, index) => ({
    kind: 'text',
    x: first.x,
    y: first.y + index * LINE,
    text,
    style,
    anchor,
  }));

export interface BoxContent {
  readonly label?: readonly Text[];
  readonly note?: readonly Text[];
  readonly tone?: Tone | undefined;
}

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
