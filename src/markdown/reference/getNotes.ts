import type { BlockContent } from 'mdast';
import type { AbsentModel, HistoryModel } from '../../openrpc';
import {
  blocks,
  inlineCode,
  list,
  paragraph,
  strong,
  text,
  toInline,
} from '../nodes';

/**
 * When a symbol was added, which versions don't have it, and how it changed;
 * nothing if it has always been the same.
 */
export function getHistoryNotes(
  history: HistoryModel | undefined,
): readonly BlockContent[] {
  if (!history) return [];
  const { since, deprecatedSince, alternative, removedIn } = history;
  const { availability, changes } = history;
  const first = availability.findIndex(({ href }) => href !== undefined);
  const gaps = availability
    .slice(first)
    .filter(({ href }) => href === undefined)
    .map(({ version }) => version);
  const marks = [
    `Since ${since}${first === 0 ? ' or earlier' : ''}`,
    deprecatedSince && `deprecated since ${deprecatedSince}`,
    alternative && `use ${alternative}`,
    removedIn && `removed in ${removedIn}`,
    gaps.length > 0 && `not in ${gaps.join(', ')}`,
  ].filter((mark) => typeof mark === 'string');
  if (first === 0 && marks.length === 1 && !changes.length) return [];
  return blocks(
    paragraph(toInline(`${marks.join('; ')}.`)),
    list(
      changes.map(({ version, messages }) => [
        paragraph(
          text(`Changed in ${version}: `),
          toInline(messages.join('; ')),
        ),
      ]),
    ),
  );
}

/** Symbols that only other versions of a page have. */
export function getAbsentNotes(
  absent: readonly AbsentModel[],
  version: string,
): readonly BlockContent[] {
  if (absent.length === 0) return [];
  return [
    paragraph(strong(`Not in ${version}`)),
    list(
      absent.map(({ name, since, until }) => [
        paragraph(
          inlineCode(name),
          text(
            since === until
              ? `: in ${since} only`
              : `: from ${since} to ${until}`,
          ),
        ),
      ]),
    ),
  ];
}
