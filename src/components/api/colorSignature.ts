/** A piece of a signature, and which of the colors of code it has. */
export interface ColoredPiece {
  readonly text: string;
  readonly kind?: 'keyword' | 'name' | 'string';
}

/** In this order: texts, what is called, and the words of the language. */
const PIECE =
  /(?<string>'[^']*')|(?<name>(?<=^[A-Z]\w*\.)[\w$]+|[\w$]+(?=\())|(?<keyword>\b(?:type|Promise|string|number|boolean|object|unknown|void|null|true|false)\b)/g;

/** Finds what has a color in a part of a signature, and keeps all of its text. */
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
