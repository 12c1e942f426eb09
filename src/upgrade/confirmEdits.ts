import type { AppFile } from '../typing/types';
import type { Analysis, Fault } from './analyze';
import { applyEdits, getEdits } from './edits';
import type { Finding } from './types';

/** How often a file has a fault of each number. */
function countFaults(faults: readonly Fault[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file, code } of faults) {
    const key = `${code} ${file}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** Files that have more faults than before. */
function getWorse(before: Analysis, now: Analysis): ReadonlySet<string> {
  const known = countFaults(before.faults);
  const worse = [...countFaults(now.faults)].filter(
    ([key, count]) => count > (known.get(key) ?? 0),
  );
  return new Set(worse.map(([key]) => key.slice(key.indexOf(' ') + 1)));
}

/**
 * The findings, without the changes of types after which the target's compiler
 * finds more wrong than it does without them.
 */
export function confirmEdits(
  findings: readonly Finding[],
  files: readonly AppFile[],
  after: Analysis,
  analyzeAgain: (files: readonly AppFile[]) => Analysis,
): readonly Finding[] {
  const isOpen = ({ kind, edits }: Finding) => kind === 'types' && edits;
  const open = findings.filter(isOpen);
  if (!open.length) return findings;
  const patched = files.map((file) => {
    const edits = getEdits(findings, file.path);
    // What stays the same object is parsed once.
    return edits.length
      ? { ...file, text: applyEdits(file.text, edits) }
      : file;
  });
  const worse = getWorse(after, analyzeAgain(patched));
  if (!worse.size) return findings;
  // A change of a type can show in another file only: then none is sure.
  const isHere = open.some((f) => worse.has(f.file));
  const fewer = findings.map((f) =>
    isOpen(f) && (!isHere || worse.has(f.file))
      ? { ...f, edits: undefined }
      : f,
  );
  return confirmEdits(fewer, files, after, analyzeAgain);
}
