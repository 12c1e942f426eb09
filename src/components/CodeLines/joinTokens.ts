export interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

export interface ColoredText {
  /** Suffix of the class name, for instance `keyword`. */
  readonly color?: string | undefined;
  readonly text: string;
}

/** Prism's token types by color; the first match applies. */
const COLORS = {
  name: /^(property|attr-name|function|tag|selector|atrule|symbol)$/,
  number: /^(number|deleted)$/,
  string: /^(string|attr-value|inserted|regex|url)$/,
  keyword: /^(keyword|boolean)$/,
  comment: /^comment$/,
};

const getOwnColor = ({ types }: Token): string | undefined =>
  Object.entries(COLORS).find(([, type]) =>
    types.some((t) => type.test(t)),
  )?.[0];

/**
 * Joins adjacent tokens of the same color, also across lines.
 * @param themed token types that a Prism theme in the settings colors
 */
export function joinTokens(
  lines: readonly (readonly Token[])[],
  themed: ReadonlySet<string>,
): readonly ColoredText[] {
  const getColor = (token: Token): string | undefined =>
    themed.size > 0
      ? token.types.filter((type) => themed.has(type)).join(' token-') ||
        undefined
      : getOwnColor(token);
  const pieces = lines.flatMap((line) => [
    ...line.map((token) => ({
      color: getColor(token),
      // Prism represents an empty line as a token that contains only a line break.
      text: token.content === '\n' ? '' : token.content,
    })),
    { color: undefined, text: '\n' },
  ]);
  const joined: { color: string | undefined; text: string }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.color === piece.color && last) last.text += piece.text;
    else if (piece.text) joined.push(piece);
  }
  return joined;
}
