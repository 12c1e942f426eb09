import type { Piece } from './results';
import { getTerms } from './tokenize';

/** Characters of an excerpt, and how many of them stand before the first mark. */
const LENGTH = 170;
const LEAD = 50;

const WORD_OR_REST = /[\p{L}\p{N}_$]+(?:[.:'’-][\p{L}\p{N}_$]+)*/gu;

/** Cuts a text into pieces and marks the words that have one of the terms. */
export function markWords(
  text: string,
  terms: ReadonlySet<string>,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD_OR_REST)) {
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

/** Where the first of the terms stands in a text, -1 for nowhere. */
function findTerm(text: string, terms: ReadonlySet<string>): number {
  const lower = text.toLowerCase();
  const places = [...terms]
    // A stem can end in another letter than its word: `polici` of `policy`.
    .map((term) => lower.indexOf(term.replace(/i$/, '')))
    .filter((place) => place >= 0);
  return places.length ? Math.min(...places) : -1;
}

/** Cuts at a space, so that words stay whole. */
function cut(text: string, place: number): string {
  const from = Math.max(0, place - LEAD);
  const start = from && text.indexOf(' ', from) + 1;
  if (text.length <= start + LENGTH) {
    return `${start ? '… ' : ''}${text.slice(start)}`;
  }
  const space = text.lastIndexOf(' ', start + LENGTH);
  const end = space > start ? space : start + LENGTH;
  return `${start ? '… ' : ''}${text.slice(start, end)} …`;
}

/**
 * The summary, unless only the text has what the reader looks for: then the
 * part of the text that has it.
 */
export function getExcerpt(
  summary: string,
  text: string,
  terms: ReadonlySet<string>,
): readonly Piece[] {
  const place = findTerm(text, terms);
  const isSummaryBest = findTerm(summary, terms) >= 0 || place < 0;
  const source = isSummaryBest && summary ? summary : text;
  return markWords(cut(source, isSummaryBest ? 0 : place), terms);
}
