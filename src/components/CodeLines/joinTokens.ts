/** What Prism makes of a part of the code. */
export interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

type Color = 'name' | 'number' | 'string' | 'keyword' | 'comment';

/** Text of one color; most of it has none. */
export interface ColoredText {
  /** Ends of the names of its classes: `keyword`. */
  readonly color?: string | undefined;
  readonly text: string;
}

/** Prism's kinds of tokens by color; of several colors the first counts. */
const COLORED_KINDS: readonly (readonly [Color, readonly string[]])[] = [
  [
    'name',
    [
      'property',
      'attr-name',
      'function',
      'tag',
      'selector',
      'atrule',
      'symbol',
    ],
  ],
  ['number', ['number', 'deleted']],
  ['string', ['string', 'attr-value', 'inserted', 'regex', 'url']],
  ['keyword', ['keyword', 'boolean']],
  ['comment', ['comment']],
];

/** The color of a kind of token in the style sheet of the site. */
const getOwnColor = ({ types }: Token): Color | undefined =>
  COLORED_KINDS.find(([, kinds]) =>
    types.some((type) => kinds.includes(type)),
  )?.[0];

/** Each line ends with a line break; Prism's token of an empty line is one. */
const getRuns = (
  line: readonly Token[],
  getColor: (token: Token) => string | undefined,
): readonly ColoredText[] => [
  ...line.map((token) => ({
    color: getColor(token),
    text: token.content === '\n' ? '' : token.content,
  })),
  { text: '\n' },
];

/**
 * The lines in as few runs as their colors allow.
 *
 * @param themed kinds of tokens that a theme of the settings has colors for
 */
export function joinTokens(
  lines: readonly (readonly Token[])[],
  themed: ReadonlySet<string> = new Set(),
): ColoredText[] {
  const getColor = (token: Token): string | undefined =>
    themed.size > 0
      ? token.types.filter((type) => themed.has(type)).join(' token-') ||
        undefined
      : getOwnColor(token);
  const runs: ColoredText[] = [];
  for (const run of lines.flatMap((line) => getRuns(line, getColor))) {
    const last = runs[runs.length - 1];
    if (last?.color === run.color && last) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    } else if (run.text) {
      runs.push(run);
    }
  }
  return runs;
}
