import { LINE } from './metrics';
import type { Point, Text, TextShape } from './types';

/** Places lines of text below each other; `first` is the first baseline. */
export function placeLines(
  lines: readonly Text[],
  first: Point,
  style: TextShape['style'],
  anchor: TextShape['anchor'] = 'middle',
): TextShape[] {
  return lines.map((text, index) => ({
    kind: 'text',
    x: first.x,
    y: first.y + index * LINE,
    text,
    style,
    anchor,
  }));
}
