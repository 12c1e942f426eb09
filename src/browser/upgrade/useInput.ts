import { useEffect, useRef, useState } from 'react';
import { findVersion, type FoundVersion } from '@site/src/upgrade/findVersion';
import type { GivenApp } from '@site/src/upgrade/readGiven';
import { sortFiles } from '@site/src/upgrade/selectFiles';
import { readChoice, type ComparisonChoice } from '../compare/choice';
import { readStored, store } from '../dom/storage';
import type { CheckOrder } from './useCheck';

/** All that a reader has given. */
export interface Input {
  readonly code: string;
  /** The pasted code is TypeScript. */
  readonly isTyped: boolean;
  readonly choice: Pick<ComparisonChoice, 'from' | 'to'>;
  /** The reader chose the version, so files do not change it. */
  readonly isChosen: boolean;
  readonly given?: GivenApp;
  /** What the files say of their version. */
  readonly found?: FoundVersion;
}

const KEY = 'site.upgrade';

/** What was there when the page was left; files stay as long as the site is open. */
let last: Input | undefined;

/** The code that the tab had before it was loaded again. */
function readKept(): Partial<Input> {
  try {
    const kept: unknown = JSON.parse(readStored(KEY, 'sessionStorage') ?? '');
    const { code, isTyped } = kept as Partial<Input>;
    return typeof code === 'string' ? { code, isTyped: isTyped === true } : {};
  } catch {
    return {};
  }
}

/** @param versions all versions, the oldest first */
function restore(versions: readonly string[], now: Input): Input {
  const kept = last ?? { ...now, ...readKept() };
  const query = new URLSearchParams(location.search);
  if (!query.has('from') && !query.has('to')) return kept;
  const { from, to, unknown } = readChoice(location.search, versions);
  if (unknown !== undefined) return kept;
  return { ...kept, choice: { from, to }, isChosen: true };
}

export interface InputControl {
  readonly input: Input;
  readonly change: (part: Partial<Input>) => void;
  /** Takes files instead of those of before. */
  readonly pick: (reading: Promise<GivenApp>) => void;
  /** What keeps the input from being checked; `''` for nothing. */
  readonly fault: string;
  readonly setFault: (fault: string) => void;
}

/** @param versions all versions, the oldest first */
export function useInput(versions: readonly string[]): InputControl {
  const [from = '', to = ''] = versions.slice(-2);
  const [input, setInput] = useState<Input>({
    code: '',
    isTyped: false,
    choice: { from, to },
    isChosen: false,
  });
  const [fault, setFault] = useState('');
  // Of what was picked twice, only the last counts, however long it takes.
  const picked = useRef<Promise<GivenApp>>();
  const isRead = useRef(false);
  useEffect(() => {
    setInput((now) => restore(versions, now));
  }, [versions]);
  useEffect(() => {
    // The first time, it is what the server has printed.
    if (isRead.current) {
      last = input;
      const { code, isTyped } = input;
      store(KEY, JSON.stringify({ code, isTyped }), 'sessionStorage');
    }
    isRead.current = true;
  }, [input]);
  const take = (given: GivenApp): void => {
    const found = findVersion(given.settings, versions);
    setInput((old) => {
      const { version } = found;
      const isKnown = version !== undefined && !old.isChosen;
      const choice = isKnown ? { ...old.choice, from: version } : old.choice;
      return { ...old, given, found, choice };
    });
  };
  return {
    input,
    change: (part) => {
      setInput((old) => ({ ...old, ...part }));
    },
    pick: (reading) => {
      picked.current = reading;
      reading.then(
        (given) => {
          if (picked.current === reading) take(given);
        },
        (error: unknown) => {
          if (picked.current !== reading) return;
          setFault(`The files could not be read: ${String(error)}`);
        },
      );
    },
    fault,
    setFault,
  };
}

/** The path of the code that was pasted. */
export const getPasted = ({ isTyped }: Pick<Input, 'isTyped'>): string =>
  isTyped ? 'pasted.tsx' : 'pasted.jsx';

/** What to check of all that a reader has given. */
export function getOrder(input: Input): CheckOrder {
  const { code, choice, given, found, isChosen } = input;
  const pasted = code.trim() ? [{ path: getPasted(input), text: code }] : [];
  const { files, problems } = sortFiles([...pasted, ...(given?.files ?? [])]);
  return {
    ...choice,
    files,
    settings: given?.settings ?? [],
    skipped: given?.skipped ?? [],
    problems: [...(given?.problems ?? []), ...problems],
    ...(!isChosen && found?.starts && { starts: found.starts }),
  };
}

/**
 * Why nothing can be checked; `''` if all is there.
 * @param needsCode says it also where there is no code yet
 */
export function getFault(
  input: Input,
  versions: readonly string[],
  needsCode: boolean,
): string {
  const { from, to } = input.choice;
  const isEmpty = needsCode && !getOrder(input).files.length;
  if (isEmpty) return 'Paste code, choose files with code, or try the example.';
  return versions.indexOf(from) < versions.indexOf(to)
    ? ''
    : `${to} is not newer than ${from}. Choose an older version for From, or a newer one for To.`;
}
