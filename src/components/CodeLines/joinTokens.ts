/** What Prism makes of a part of the code. */
export interface Token {
  readonly types: readonly string[];
  readonly content: string;
}

export type Color = 'name' | 'number' | 'string' | 'keyword' | 'comment';

/** Text of one color; most of it has none. */
export interface ColoredText {
  readonly color?: Color | undefined;
  readonly text: string;
}

/** Prism's kinds of tokens by color; of several colors the first counts. */
const COLORED_KINDS: readonly (readonly [Color, readonly string[]])[] = [
  ['name', ['property', 'attr-name', 'function', 'tag']],
  ['number', ['number']],
  ['string', ['string', 'attr-value']],
  ['keyword', ['keyword', 'boolean']],
  ['comment', ['comment']],
];

const getColor = ({ types }: Token): Color | undefined =>
  COLORED_KINDS.find(([, kinds]) =>
    types.some((type) => kinds.includes(type)),
  )?.[0];

/** Each line ends with a line break; Prism's token of an empty line is one. */
const getRuns = (line: readonly Token[]): readonly ColoredText[] => [
  ...line.map((token) => ({
    color: getColor(token),
    text: token.content === '\n' ? '' : token.content,
  })),
  { text: '\n' },
];

/** The lines in as few runs as their colors allow. */
export function joinTokens(
  lines: readonly (readonly Token[])[],
): ColoredText[] {
  const runs: ColoredText[] = [];
  for (const run of lines.flatMap(getRuns)) {
    const last = runs[runs.length - 1];
    if (last?.color === run.color && last) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    } else if (run.text) {
      runs.push(run);
    }
  }
  return runs;
}
