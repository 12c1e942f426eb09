import type { Part } from '@site/src/openrpc';

/** What a piece of a signature is, for its color; nothing for all else. */
export type Color = 'call' | 'word' | 'text';

export interface Piece {
  readonly text: string;
  readonly color?: Color;
}

/** Letters of a signature that takes several lines on some screens. */
const LONG = 48;

const PIECE =
  /'[^']*'|\b(?:Promise|Record|Partial|string|number|boolean|bigint|void|null|true|false|unknown|object)\b|[A-Za-z]\w*\.\w+(?=\(|$)/g;

function getColor(text: string): Color {
  if (text.startsWith("'")) return 'text';
  return text.includes('.') ? 'call' : 'word';
}

/** Pieces of plain code with colors. */
export function colorCode(code: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: text, index } of code.matchAll(PIECE)) {
    if (index > end) pieces.push({ text: code.slice(end, index) });
    pieces.push({ text, color: getColor(text) });
    end = index + text.length;
  }
  if (end < code.length) pieces.push({ text: code.slice(end) });
  return pieces;
}

/** Whether a signature takes lines enough for colors to help. */
export const isLong = (parts: readonly Part[]): boolean =>
  parts.reduce(
    (sum, part) => sum + (typeof part === 'string' ? part : part[0]).length,
    0,
  ) > LONG;
