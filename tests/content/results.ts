import { parseFences } from '../../src/text/parseFences';

/** The result of a sample, according to its page. */
export interface Result {
  /** The lines of the block below: everything that the sample draws or prints. */
  readonly lines?: readonly string[];
  /** Quotes, as code or in italics, in the sentence below the sample. */
  readonly quotes: readonly string[];
}

const MARK = /`([^`]+)`|\*([^*]+)\*/g;

/** Quotes in the first sentence; a period inside a quote doesn't end the sentence. */
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

// Reads the result from the text after a sample, which starts with "You see". If the
// first paragraph ends with a colon, a code block follows.
export function parseResult(after: string): Result | undefined {
  const [first = '', second = ''] = after.trimStart().split(/\n\s*\n/);
  if (!first.startsWith('You see')) return undefined;
  if (!first.endsWith(':')) return { quotes: getQuotes(first) };
  if (!second.trimStart().startsWith('```text')) return { quotes: [] };
  const [fence] = parseFences(after);
  return { lines: fence?.code.trimEnd().split('\n') ?? [], quotes: [] };
}

/** The text after the code block that starts on this line. */
export function getTextAfter(text: string, line: number, code: string): string {
  const last = line - 1 + code.split('\n').length;
  return text
    .split('\n')
    .slice(last + 1)
    .join('\n');
}

/** The result of a run so far. */
export interface Shown {
  /** Output of the console, including warnings and errors. */
  readonly printed: readonly string[];
  /** The text on the screen. */
  readonly screen: readonly string[];
  /** Methods of sent requests, such as `device.name`. */
  readonly sent: readonly string[];
  /** Requests that the sandbox has blocked. */
  readonly refused: readonly string[];
}

const CALL = /^(?:(\w+)\.)?(\w+)\(\)$/;

/** The parts of a result that the run doesn't show. */
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
