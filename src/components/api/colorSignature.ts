import type { ColoredText } from '../CodeLines/joinTokens';

/** In order of priority: strings, called names, keywords. */
const PIECE =
  /(?<string>'[^']*')|(?<name>(?<=^[A-Z]\w*\.)[\w$]+|[\w$]+(?=\())|(?<keyword>\b(?:type|Promise|string|number|boolean|object|unknown|void|null|true|false)\b)/g;

export function colorSignature(code: string): readonly ColoredText[] {
  const pieces: ColoredText[] = [];
  let end = 0;
  for (const { 0: text, index, groups = {} } of code.matchAll(PIECE)) {
    if (index > end) pieces.push({ text: code.slice(end, index) });
    const color = Object.keys(groups).find((name) => groups[name]);
    pieces.push({ text, color });
    end = index + text.length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end) }] : pieces;
}
