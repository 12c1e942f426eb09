import { CELL, CODE, LINE } from './format';
import type { MarkedText } from './results';
import { getTerms, WORD } from './tokenize';

/** In characters. */
const LENGTH = 170;

/** Maximum number of characters before the first mark. */
const LEAD = 50;

export function markWords(
  text: string,
  terms: ReadonlySet<string>,
): readonly MarkedText[] {
  const pieces: MarkedText[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!getTerms(word).some((term) => terms.has(term))) continue;
    if (match.index > end) {
      pieces.push({ text: text.slice(end, match.index), isMarked: false });
    }
    pieces.push({ text: word, isMarked: true });
    end = match.index + word.length;
  }
  if (end < text.length)
    pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

/** Returns where a text has terms; `polici` is the stem of `policy`, so its end doesn't count. */
function findTerms(text: string, terms: ReadonlySet<string>) {
  const lower = text.toLowerCase();
  const places = [...terms].map((t) => lower.indexOf(t.replace(/i$/, '')));
  return places.filter((place) => place >= 0).sort((a, b) => a - b);
}

function cutWords(text: string, place: number): string {
  const from = Math.max(0, place - LEAD);
  const start = from && text.indexOf(' ', from) + 1;
  const lead = start ? '… ' : '';
  if (text.length <= start + LENGTH) return lead + text.slice(start);
  const space = text.lastIndexOf(' ', start + LENGTH);
  const end = space > start ? space : start + LENGTH;
  return `${lead}${text.slice(start, end)} …`;
}

/** Cuts a text between sentences, or between words if a sentence is too long. */
function cut(text: string, place: number): string {
  const start = text.lastIndexOf('. ', place) + 1;
  const rest = text.slice(start).trimStart();
  const at = place - (text.length - rest.length);
  if (at > LENGTH - LEAD) return cutWords(text, place);
  if (rest.length <= LENGTH) return rest;
  const end = rest.lastIndexOf('. ', LENGTH);
  return end > at ? rest.slice(0, end + 1) : cutWords(rest, 0);
}

/** Returns a table row as a sentence: `Device.id(): deprecated; use uid.` */
function printRow(line: string): string {
  const [first = '', ...others] = line.replace(CODE, '').split(CELL);
  if (others.length === 0) return first;
  const [name = '', ...rest] = [first, ...others].map((cell) =>
    cell.replace(/\.$/, ''),
  );
  return `${name}: ${rest.join('; ')}.`;
}

/** Returns 0 for sentences, 1 for table rows, and 2 for code. */
function getRank(line: string): number {
  if (line.startsWith(CODE)) return 2;
  return line.includes(CELL) || !/[.:!?…]$/.test(line) ? 1 : 0;
}

function findLine(text: string, terms: ReadonlySet<string>) {
  const lines = text
    .split(LINE)
    .map((line) => ({ line, count: findTerms(line, terms).length }))
    .filter(({ count }) => count)
    .sort((a, b) => getRank(a.line) - getRank(b.line) || b.count - a.count);
  return lines[0]?.line;
}

/** Returns an excerpt of the summary, or of the text if only the text matches. */
export function getExcerpt(
  summary: string,
  text: string,
  terms: ReadonlySet<string>,
): readonly MarkedText[] {
  if (summary && findTerms(summary, terms).length)
    return markWords(cut(summary, 0), terms);
  const found = findLine(text, terms);
  const isSentence = found !== undefined && getRank(found) < 2;
  // If only code matches, a sentence is a better excerpt.
  const first = text.split(LINE).find((one) => getRank(one) === 0);
  const shown = printRow(isSentence ? found : summary || first || found || '');
  const [place = 0] = findTerms(shown, terms);
  return markWords(cut(shown, place), terms);
}
