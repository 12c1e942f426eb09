import type { Edit } from '../typing/types';
import { applyEdits, getEdits } from './edits';
import type { UpgradeReport } from './types';

/** Lines shown around a change. */
const CONTEXT = 3;

/** Lines of the older text, from zero, and what takes their place. */
interface ChangedLines {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/** Edits by the lines that they touch. */
function getChanges(text: string, edits: readonly Edit[]): ChangedLines[] {
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
function groupChanges(changes: readonly ChangedLines[]): ChangedLines[][] {
  const hunks: ChangedLines[][] = [];
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
  changes: readonly ChangedLines[],
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

/** A name with a space ends at a tab, as git writes it. */
const printName = (name: string): string =>
  name.includes(' ') ? `${name}\t` : name;

function printFile(name: string, text: string, edits: readonly Edit[]): string {
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
  const [from, to] = [printName(`a/${name}`), printName(`b/${name}`)];
  return [`--- ${from}`, `+++ ${to}`, ...hunks, ''].join('\n');
}

/**
 * All mechanical changes as a patch for `git apply`; `''` for none.
 * @param toName the path that a file has where the patch is applied
 */
export function printPatch(
  report: UpgradeReport,
  toName: (path: string) => string = (path) => path,
): string {
  return report.files
    .map((file) => [file, getEdits(report.findings, file.path)] as const)
    .filter(([, edits]) => edits.length > 0)
    .map(([{ path, text }, edits]) => printFile(toName(path), text, edits))
    .join('');
}
