import type { AppFile, TypeScript } from '../typing/types';
import type { Compiled } from './analyze';
import { applyEdits, getEdits } from './edits';
import { getReached } from './getReach';
import type { UpgradeFinding } from './types';

/** How often a file has a fault of each number. */
function countFaults(
  { getFaults }: Compiled,
  path: string,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { code } of getFaults(path)) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return counts;
}

/** Of these files, those that have more faults than before. */
function getWorse(
  before: Compiled,
  now: Compiled,
  paths: ReadonlySet<string>,
): ReadonlySet<string> {
  const worse = before.typed.filter((path) => {
    if (!paths.has(path)) return false;
    const known = countFaults(before, path);
    return [...countFaults(now, path)].some(
      ([code, count]) => count > (known.get(code) ?? 0),
    );
  });
  return new Set(worse);
}

/**
 * The findings, without the changes of types after which the target's compiler
 * finds more wrong than it does without them.
 */
export function confirmEdits(
  typescript: TypeScript,
  findings: readonly UpgradeFinding[],
  files: readonly AppFile[],
  after: Compiled,
  compileAgain: (files: readonly AppFile[]) => Compiled,
): readonly UpgradeFinding[] {
  const isOpen = ({ kind, edits }: UpgradeFinding) => kind === 'types' && edits;
  const open = findings.filter(isOpen);
  if (!open.length) return findings;
  const patched = files.map((file) => {
    const edits = getEdits(findings, file.path);
    // What stays the same object is parsed once.
    return edits.length
      ? { ...file, text: applyEdits(file.text, edits) }
      : file;
  });
  const edited = patched.filter((file, i) => file !== files[i]);
  const touched = getReached(
    typescript,
    after.app,
    edited.map(({ path }) => path),
  );
  const worse = getWorse(after, compileAgain(patched), touched);
  if (!worse.size) return findings;
  // A change of a type can show in another file only: then none is sure.
  const isHere = open.some((f) => worse.has(f.file));
  const fewer = findings.map((f) =>
    isOpen(f) && (!isHere || worse.has(f.file))
      ? { ...f, edits: undefined }
      : f,
  );
  return confirmEdits(typescript, fewer, files, after, compileAgain);
}
