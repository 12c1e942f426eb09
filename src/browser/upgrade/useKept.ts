import { useEffect, useRef, useState } from 'react';
import { readChoice } from '../compare/choice';
import { keepCheck, readKeptCheck, type KeptCheck } from './kept';

/** What the reader had in this tab, with the versions that the address asks for. */
function restore(
  versions: readonly string[],
  now: KeptCheck,
): KeptCheck | undefined {
  const kept = readKeptCheck(versions);
  const asked = new URLSearchParams(location.search);
  if (!asked.has('from') && !asked.has('to')) return kept;
  const { from, to, unknown } = readChoice(location.search, versions);
  if (unknown !== undefined) return kept;
  const { input } = kept ?? now;
  // A report of other versions would answer another question.
  return { input: { ...input, choice: { from, to } } };
}

/**
 * Lets input and report outlast a reload, in the tab alone.
 * @returns false once they are too large for that
 */
export function useKept(
  now: KeptCheck,
  versions: readonly string[],
  onRestore: (kept: KeptCheck) => void,
): boolean {
  const [isKept, setKept] = useState(true);
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    const kept = restore(versions, latest.current);
    if (kept) onRestore(kept);
    const save = (): void => {
      keepCheck(latest.current);
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
    // Once, when the page is on show.
  }, []);
  const { report, input } = now;
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) setKept(keepCheck(latest.current));
    isFirst.current = false;
  }, [report, input.given]);
  return isKept;
}
