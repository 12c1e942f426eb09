import { useCallback, useEffect, useState } from 'react';
import {
  isForPlayground,
  readFragment,
} from '@site/src/browser/run/sharing/fragment';
import { replaceAddress } from '../dom/replaceAddress';
import { readPreferred } from '../dom/storage';
import {
  changeTerms,
  getFirstState,
  isEdited,
  replaceWork,
  settleVersion,
  type Change,
  type PlaygroundState,
} from './state';
import { saveState, readState } from './storage';

/** Removes the version from the URL, because the reader can now select another one. */
function takeVersion(versions: readonly string[]): string | undefined {
  const named = new URLSearchParams(location.search).get('version');
  if (named === null) return undefined;
  replaceAddress(location.pathname + location.hash);
  return versions.includes(named) ? named : undefined;
}

/** Returns the tab's saved code or the first example, in the version in the URL. */
function readFirst(versions: readonly string[]): PlaygroundState {
  const named = takeVersion(versions);
  const preferred = versions.find((name) => name === readPreferred()) ?? '';
  const first = readState() ?? getFirstState(preferred);
  if (named === undefined || named === first.work.version) return first;
  const notice = isEdited(first) ? `Your code now runs with SDK ${named}.` : '';
  return { ...changeTerms({ version: named })(first), notice };
}

/** Returns a change that opens the code in the URL, or that reports a damaged link. */
async function readLink(): Promise<Change> {
  const link = location.hash.slice(1);
  if (!isForPlayground(link)) return (state) => state;
  try {
    const work = await readFragment(link);
    const changes = { link, name: 'From a link', notice: '' };
    return (state) =>
      state.link === link ? state : replaceWork(work, changes)(state);
  } catch (error) {
    const notice = (error as Error).message;
    return (state) => ({ ...state, notice });
  }
}

/**
 * `isRead` is true when the link has been read; `isSaved` is false if a reload would lose
 * the code.
 * @param versions the newest version last
 */
export function useWork(versions: readonly string[]) {
  const [state, set] = useState(() => getFirstState(versions.at(-1) ?? ''));
  const change = useCallback(
    (next: Change) => set((old) => settleVersion(versions)(next(old))),
    [versions],
  );
  const [isRead, setRead] = useState(false);
  const [isSaved, setSaved] = useState(true);
  useEffect(() => {
    let turn = 0;
    const open = async (): Promise<void> => {
      const mine = ++turn;
      const next = await readLink();
      if (mine !== turn) return;
      change(next);
      setRead(true);
    };
    const onHash = (): void => {
      // The navigator may already have shown another page.
      if (location.pathname.endsWith('/playground/')) void open();
    };
    const first = readFirst(versions);
    change(() => first);
    void open();
    addEventListener('hashchange', onHash);
    return () => {
      turn += 1;
      removeEventListener('hashchange', onHash);
    };
  }, [versions, change]);
  useEffect(() => {
    if (isRead) setSaved(saveState(state));
  }, [state, isRead]);
  return { state, change, isRead, isSaved };
}

export type WorkStore = ReturnType<typeof useWork>;
