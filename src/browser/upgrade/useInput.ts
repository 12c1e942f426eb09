import { useEffect, useRef, useState } from 'react';
import { findVersion, type FoundVersion } from '@site/src/upgrade/findVersion';
import {
  FILE_LIMIT,
  PASTED,
  readGiven,
  type GivenApp,
} from '@site/src/upgrade/readGiven';
import { readChoice, type ComparisonChoice } from '../compare/choice';
import { readStored, store } from '../dom/storage';
import type { UpgradeQuestion } from './worker';

/** The reader's input. */
export interface Input {
  readonly code: string;
  readonly choice: Pick<ComparisonChoice, 'from' | 'to'>;
  /** Whether the reader chose the version; then files don't change it. */
  readonly isChosen: boolean;
  readonly given?: GivenApp;
  /** The version in the files. */
  readonly found?: FoundVersion;
}

/** The key of the pasted code, which outlasts a reload of the tab. */
const KEY = 'site.upgrade.code';

/** Reads the app's own files; the paths of a folder's files begin with its name. */
function readFiles(files: readonly File[]): Promise<GivenApp> {
  const getPath = (file: File): string => file.webkitRelativePath || file.name;
  const [first = ''] = files.map(getPath);
  return readGiven(
    first.slice(0, first.indexOf('/') + 1),
    files.map((file) => ({
      path: getPath(file),
      // This is enough to tell that the file is too large.
      read: () => file.slice(0, FILE_LIMIT * 4).text(),
    })),
  );
}

/**
 * The reader's input, and `fault`: the reason why it can't be checked.
 * @param versions all versions, the oldest first
 */
export function useInput(versions: readonly string[]) {
  const [from = '', to = ''] = versions.slice(-2);
  const [input, setInput] = useState<Input>({
    code: '',
    choice: { from, to },
    isChosen: false,
  });
  const [fault, setFault] = useState('');
  // If the reader picks twice, only the last pick counts, whichever is read first.
  const picked = useRef<readonly File[]>();
  const change = (part: Partial<Input>): void => {
    setInput((old) => ({ ...old, ...part }));
  };
  useEffect(() => {
    const isAsked = /[?&](from|to)=/.test(location.search);
    const { unknown, ...choice } = readChoice(location.search, versions);
    const isChosen = isAsked && unknown === undefined;
    const stored = readStored(KEY, 'sessionStorage');
    change({
      ...(stored && { code: stored }),
      ...(isChosen && { choice, isChosen }),
    });
  }, [versions]);
  const { code } = input;
  useEffect(() => {
    // Without code there is nothing to store.
    if (code) store(KEY, code, 'sessionStorage');
  }, [code]);
  useEffect(() => {
    // The reader may have corrected the input.
    setFault(getFault(input, versions, false));
  }, [input, versions]);
  /** Replaces the files. */
  const pick = async (files: readonly File[]): Promise<void> => {
    picked.current = files;
    const given = await readFiles(files);
    if (picked.current !== files) return;
    const found = findVersion(given.settings, versions);
    const { version } = found;
    setInput((old) => {
      const isKnown = version !== undefined && !old.isChosen;
      const choice = isKnown ? { ...old.choice, from: version } : old.choice;
      return { ...old, given, found, choice };
    });
  };
  return {
    input,
    change,
    pick: (files: readonly File[]) => void pick(files),
    fault,
    setFault,
  };
}

export type InputControl = ReturnType<typeof useInput>;

/** The question to the worker about the reader's input. */
export function getQuestion(input: Input): UpgradeQuestion {
  const { code, choice, given, found, isChosen } = input;
  const pasted = code.trim() ? [{ path: PASTED, text: code }] : [];
  return {
    ...choice,
    ...given,
    files: [...pasted, ...(given?.files ?? [])],
    ...(!isChosen && found?.starts && { starts: found.starts }),
  };
}

/**
 * The reason why the input can't be checked; `''` if it can.
 * @param needsCode whether missing code is a reason
 */
export function getFault(
  input: Input,
  versions: readonly string[],
  needsCode: boolean,
): string {
  const { from, to } = input.choice;
  const isEmpty = needsCode && !getQuestion(input).files.length;
  if (isEmpty) return 'Paste code, choose files with code, or try the example.';
  return versions.indexOf(from) < versions.indexOf(to)
    ? ''
    : `${to} is not newer than ${from}. Choose an older version for From, or a newer one for To.`;
}
