import { parseFences } from '../../src/text/parseFences';

/** What a page says that a reader sees when a sample runs. */
export interface Result {
  /** The lines of the block below it: all that it draws, or prints. */
  readonly lines?: readonly string[];
  /** What the sentence below it quotes, as code or in italics. */
  readonly quotes: readonly string[];
}

const MARK = /`([^`]+)`|\*([^*]+)\*/g;

/** The first sentence of a paragraph; a full stop inside a quote ends none. */
function getQuotes(paragraph: string): readonly string[] {
  const quotes: string[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(MARK)) {
    if (/[.:](?:\s|$)/.test(paragraph.slice(end, match.index))) break;
    quotes.push(match[1] ?? match[2] ?? '');
    end = match.index + match[0].length;
  }
  return quotes;
}

/**
 * The result that a page tells for the sample before this text: a paragraph that
 * begins with "You see", and a block of text where it ends with a colon.
 */
export function parseResult(after: string): Result | undefined {
  const [first = '', second = ''] = after.trimStart().split(/\n\s*\n/);
  if (!first.startsWith('You see')) return undefined;
  if (!first.endsWith(':')) return { quotes: getQuotes(first) };
  if (!second.trimStart().startsWith('```text')) return { quotes: [] };
  const [fence] = parseFences(after);
  return { lines: fence?.code.trimEnd().split('\n') ?? [], quotes: [] };
}

/** The text of a page behind the block whose code begins in this line. */
export function getTextAfter(text: string, line: number, code: string): string {
  const last = line - 1 + code.split('\n').length;
  return text
    .split('\n')
    .slice(last + 1)
    .join('\n');
}

/** What a run has shown so far. */
export interface Shown {
  /** What it printed, also with `console.warn`, and its errors. */
  readonly printed: readonly string[];
  /** The text on its screen. */
  readonly screen: readonly string[];
  /** Methods that it has sent, as `device.name`. */
  readonly sent: readonly string[];
  /** What the sandbox has not let through. */
  readonly refused: readonly string[];
}

const CALL = /^(?:(\w+)\.)?(\w+)\(\)$/;

/** What of a result is missing, in a run; nothing where all is as the page says. */
export function findMissing(
  { lines, quotes }: Result,
  { printed, screen, sent, refused }: Shown,
): readonly string[] {
  if (lines) {
    const [want = '', ...got] = [lines, screen, printed].map((one) =>
      one.join('\n'),
    );
    return got.includes(want) ? [] : [`${want}\nis\n${got.join('\n')}`];
  }
  if (quotes.length === 0)
    return ['quote what one sees, as code or in italics'];
  const texts = [...printed, ...screen, ...refused].join('\n');
  return quotes.filter((quote) => {
    const [, module = '', method = ''] = CALL.exec(quote) ?? [];
    const name = `${module.toLowerCase()}.${method}`;
    const isSent = sent.some((one) => `.${one}`.endsWith(name));
    return !texts.includes(quote) && !(method && isSent);
  });
}
