import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isForPlayground,
  LinkFault,
  readFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import {
  bringBack,
  changeTerms,
  getFirstState,
  replaceWork,
  settleVersion,
  type State,
} from './state';
import { keepState, readState } from './storage';

/** The fragment of the address; none where the server prints. */
function useHash(): string {
  const [hash, setHash] = useState(() =>
    typeof location === 'undefined' ? '' : location.hash,
  );
  useEffect(() => {
    const read = (): void => {
      // Another page may be on show.
      if (location.pathname.endsWith('/playground/')) setHash(location.hash);
    };
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('hashchange', read);
    };
  }, []);
  return hash;
}

export interface WorkControl {
  readonly state: State;
  /** False until the link or what was kept is read. */
  readonly isRead: boolean;
  /** False if a reload would lose the code. */
  readonly isKept: boolean;
  readonly type: (code: string) => void;
  readonly setTerms: (terms: Partial<Omit<Work, 'code'>>) => void;
  readonly replace: (work: Work, notice: string) => void;
  readonly bringBack: () => void;
  /** Shows the code as it came. */
  readonly resetCode: () => void;
}

const getMessage = (error: unknown): string =>
  error instanceof LinkFault ? error.message : `Not opened: ${String(error)}`;

/**
 * What the reader works on: from the link that the address holds, or from the
 * tab before it was loaded again, or a first example.
 * @param versions all that can run, the newest last
 */
export function useWork(versions: readonly string[]): WorkControl {
  const newest = versions[versions.length - 1] ?? '';
  const hash = useHash();
  const [state, setState] = useState(() => getFirstState(newest));
  const [isRead, setRead] = useState(false);
  const [isKept, setKept] = useState(true);
  const isFirst = useRef(true);

  useEffect(() => {
    let isCurrent = true;
    const fragment = hash.slice(1);
    const kept = isFirst.current ? readState(versions) : undefined;
    isFirst.current = false;
    if (kept) setState(kept);
    const open = async (): Promise<void> => {
      const linked = await readFragment(fragment);
      const { work, notice } = settleVersion(linked, versions, newest);
      if (!isCurrent) return;
      setState((old) =>
        old.link === fragment
          ? old
          : replaceWork(old, work, { link: fragment, notice }),
      );
    };
    const say = (error: unknown): void => {
      if (!isCurrent) return;
      setState((old) => ({ ...old, notice: getMessage(error) }));
    };
    const opened = isForPlayground(fragment)
      ? open().catch(say)
      : Promise.resolve();
    void opened.then(() => {
      if (isCurrent) setRead(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash, versions, newest]);

  useEffect(() => {
    if (isRead) setKept(keepState(state));
  }, [state, isRead]);

  return {
    state,
    isRead,
    isKept,
    type: useCallback((code: string) => {
      setState((old) => ({ ...old, work: { ...old.work, code } }));
    }, []),
    setTerms: (terms) => {
      setState((old) => changeTerms(old, terms));
    },
    replace: (work, notice) => {
      setState((old) => replaceWork(old, work, { notice }));
    },
    bringBack: () => {
      setState(bringBack);
    },
    resetCode: () => {
      setState((old) =>
        replaceWork(old, { ...old.work, code: old.origin }, { notice: '' }),
      );
    },
  };
}
