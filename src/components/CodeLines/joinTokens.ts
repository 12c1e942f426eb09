/** A token of Prism. */
export interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

type Color = 'name' | 'number' | 'string' | 'keyword' | 'comment';

/** Text of one color; most text has none. */
export interface ColoredText {
  /** Suffix of its class name: `keyword`. */
  readonly color?: string | undefined;
  readonly text: string;
}

/** Prism's token types by color; the first matching color applies. */
const TOKEN_TYPES: readonly (readonly [Color, readonly string[]])[] = [
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

/** The color that the site's style sheet defines for a token. */
const getOwnColor = ({ types }: Token): Color | undefined =>
  TOKEN_TYPES.find(([, kinds]) =>
    types.some((type) => kinds.includes(type)),
  )?.[0];

/** Every line ends with a line break; in Prism, an empty line is a token with just that. */
const splitLine = (
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
 * The lines in as few pieces as their colors allow.
 *
 * @param themed token types that a Prism theme in the settings defines colors for
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
  for (const run of lines.flatMap((line) => splitLine(line, getColor))) {
    const last = runs[runs.length - 1];
    if (last?.color === run.color && last) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    } else if (run.text) {
      runs.push(run);
    }
  }
  return runs;
}
