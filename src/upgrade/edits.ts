import type { AppFile, Edit } from '../typing/types';
import type { UpgradeFinding, UpgradeReport } from './types';

const overlap = (a: Edit, b: Edit): boolean =>
  a.start < b.end && b.start < a.end;

const isEqual = (a: Edit, b: Edit): boolean =>
  a.start === b.start && a.end === b.end && a.text === b.text;

/** All edits of a file in its order; a fix that meets another is left out whole. */
export function getEdits(
  findings: readonly UpgradeFinding[],
  path: string,
): readonly Edit[] {
  const made: Edit[] = [];
  for (const { file, edits = [] } of findings) {
    if (file !== path) continue;
    // Two findings can ask for one change.
    const wanted = edits.filter((e) => !made.some((m) => isEqual(e, m)));
    const isFree = wanted.every((e) => !made.some((m) => overlap(e, m)));
    if (isFree) made.push(...wanted);
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
export function applyFixes(
  report: UpgradeReport,
  { path, text }: AppFile,
): string {
  return applyEdits(text, getEdits(report.findings, path));
}
