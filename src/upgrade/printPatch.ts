import type { AppFile, Edit } from '../typing/types';
import type { Report } from './types';

/** Lines shown around a change. */
const CONTEXT = 3;

/** Lines of the older text, from zero, and what takes their place. */
interface Change {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

const overlap = (a: Edit, b: Edit): boolean =>
  a.start < b.end && b.start < a.end;

/** All edits of a file in its order; a fix that meets another is left out whole. */
function getEdits({ findings }: Report, path: string): readonly Edit[] {
  const made: Edit[] = [];
  for (const { file, edits = [] } of findings) {
    const isFree = edits.every((edit) => !made.some((m) => overlap(edit, m)));
    if (file === path && isFree) made.push(...edits);
  }
  return made.sort((a, b) => a.start - b.start);
}

/** The text with the edits made. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of edits) {
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The app's file with all mechanical changes made. */
export function applyFixes(report: Report, { path, text }: AppFile): string {
  return applyEdits(text, getEdits(report, path));
}

/** Edits by the lines that they touch. */
function getChanges(text: string, edits: readonly Edit[]): Change[] {
  const getLine = (at: number) => text.slice(0, at).split('\n').length - 1;
  const groups: { start: number; end: number; edits: Edit[] }[] = [];
  for (const edit of edits) {
    const [start, end] = [getLine(edit.start), getLine(edit.end)];
    const last = groups[groups.length - 1];
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else groups.push({ start, end, edits: [edit] });
  }
  const lines = text.split('\n');
  return groups.map((group) => {
    const offset = lines
      .slice(0, group.start)
      .reduce((sum, line) => sum + line.length + 1, 0);
    const old = lines.slice(group.start, group.end + 1).join('\n');
    const moved = group.edits.map((e) => ({
      ...e,
      start: e.start - offset,
      end: e.end - offset,
    }));
    return { ...group, lines: applyEdits(old, moved).split('\n') };
  });
}

/** Changes whose surroundings touch are one hunk. */
function groupChanges(changes: readonly Change[]): Change[][] {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const hunk = hunks[hunks.length - 1];
    const last = hunk?.[hunk.length - 1];
    if (last && change.start - last.end <= 2 * CONTEXT) hunk.push(change);
    else hunks.push([change]);
  }
  return hunks;
}

function printHunk(
  lines: readonly string[],
  changes: readonly Change[],
  shift: number,
): string[] {
  const [first] = changes;
  const last = changes[changes.length - 1];
  if (!first || !last) return [];
  const start = Math.max(0, first.start - CONTEXT);
  const end = Math.min(lines.length, last.end + 1 + CONTEXT);
  const body: string[] = [];
  let at = start;
  for (const change of changes) {
    body.push(...lines.slice(at, change.start).map((l) => ` ${l}`));
    body.push(...lines.slice(change.start, change.end + 1).map((l) => `-${l}`));
    body.push(...change.lines.map((l) => `+${l}`));
    at = change.end + 1;
  }
  body.push(...lines.slice(at, end).map((l) => ` ${l}`));
  const added = body.filter((l) => !l.startsWith('-')).length;
  const head = `@@ -${start + 1},${end - start} +${start + 1 + shift},${added} @@`;
  return [head, ...body];
}

/** Says of the last line of each side that no line break follows it. */
function markOpenEnd(hunk: readonly string[]): string[] {
  const lastOld = hunk.findIndex(
    (_, i) => !hunk.slice(i).some((l) => !l.startsWith('+')),
  );
  const ends = [lastOld - 1, hunk.length - 1];
  return hunk.flatMap((line, i) =>
    ends.includes(i) ? [line, '\\ No newline at end of file'] : [line],
  );
}

function printFile({ path, text }: AppFile, edits: readonly Edit[]): string {
  // A last line break ends a line; it does not begin one.
  const hasEnd = text.endsWith('\n');
  const lines = (hasEnd ? text.slice(0, -1) : text).split('\n');
  let shift = 0;
  const hunks = groupChanges(getChanges(text, edits)).flatMap((changes) => {
    const printed = printHunk(lines, changes, shift);
    let last = 0;
    for (const { start, end, lines: now } of changes) {
      shift += now.length - (end - start + 1);
      last = end;
    }
    const isAtEnd = last + 1 + CONTEXT >= lines.length;
    return isAtEnd && !hasEnd ? markOpenEnd(printed) : printed;
  });
  return [`--- a/${path}`, `+++ b/${path}`, ...hunks, ''].join('\n');
}

/** All mechanical changes as a patch for `git apply`; `''` for none. */
export function printPatch(report: Report): string {
  return report.files
    .map((file) => [file, getEdits(report, file.path)] as const)
    .filter(([, edits]) => edits.length > 0)
    .map(([file, edits]) => printFile(file, edits))
    .join('');
}
