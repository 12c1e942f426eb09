import { useEffect, useMemo, useRef, useState } from 'react';
import { findVersion } from '@site/src/upgrade/findVersion';
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
  readonly given?: GivenApp | undefined;
  /** The reader's choice of versions, which files don't change. */
  readonly chosen?: Pick<ComparisonChoice, 'from' | 'to'>;
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
 * The reader's input, and the question to the worker about it.
 * @param versions all versions, the oldest first
 */
export function useInput(versions: readonly string[]) {
  const [input, setInput] = useState<Input>({ code: '' });
  const { code, given, chosen } = input;
  const settings = given?.settings;
  const found = useMemo(
    () => settings && findVersion(settings, versions),
    [settings, versions],
  );
  const [before = '', newest = ''] = versions.slice(-2);
  const choice = chosen ?? { from: found?.version ?? before, to: newest };
  const change = (part: Partial<Input>): void => {
    setInput((old) => ({ ...old, ...part }));
  };
  useEffect(() => {
    const isAsked = /[?&](from|to)=/.test(location.search);
    const { unknown, ...asked } = readChoice(location.search, versions);
    const stored = readStored(KEY, 'sessionStorage');
    change({
      ...(stored && { code: stored }),
      ...(isAsked && unknown === undefined && { chosen: asked }),
    });
  }, [versions]);
  useEffect(() => {
    // Without code there is nothing to store.
    if (code) store(KEY, code, 'sessionStorage');
  }, [code]);
  // If the reader picks twice, only the last pick counts, whichever is read first.
  const picked = useRef<readonly File[]>();
  const pick = async (files: readonly File[]): Promise<void> => {
    picked.current = files;
    const app = await readFiles(files);
    if (picked.current === files) change({ given: app });
  };
  const pasted = code.trim() ? [{ path: PASTED, text: code }] : [];
  const question: UpgradeQuestion = {
    ...choice,
    ...given,
    files: [...pasted, ...(given?.files ?? [])],
    starts: chosen ? undefined : found?.starts,
  };
  return { input, question, doubt: found?.doubt, change, pick };
}

export type InputControl = ReturnType<typeof useInput>;
