/** A part of a signature and its color. */
export interface ColoredPiece {
  readonly text: string;
  readonly kind?: 'keyword' | 'name' | 'string';
}

/** In order of priority: strings, called names, keywords. */
const PIECE =
  /(?<string>'[^']*')|(?<name>(?<=^[A-Z]\w*\.)[\w$]+|[\w$]+(?=\())|(?<keyword>\b(?:type|Promise|string|number|boolean|object|unknown|void|null|true|false)\b)/g;

/** Splits a part of a signature by color. */
export function colorSignature(code: string): readonly ColoredPiece[] {
  const pieces: ColoredPiece[] = [];
  let end = 0;
  for (const match of code.matchAll(PIECE)) {
    const { 0: text, index, groups = {} } = match;
    if (index > end) pieces.push({ text: code.slice(end, index) });
    const kinds = ['string', 'name', 'keyword'] as const;
    const kind = kinds.find((name) => groups[name] !== undefined);
    pieces.push({ text, ...(kind && { kind }) });
    end = index + text.length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end) }] : pieces;
}
