import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import {
  isForPlayground,
  LinkFault,
  readFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { storePreferred, readPreferred } from '../dom/storage';
import {
  bringBack,
  changeTerms,
  getFirstState,
  openDraft,
  replaceWork,
  settleVersion,
  typeEarly,
  type Draft,
  type PlaygroundState,
  isEdited,
} from './state';
import { keepState, readState } from './storage';
import { replaceAddress } from '../dom/replaceAddress';

/** Returns the version in the URL and removes it there, because it is now selected. */
function takeVersion(versions: readonly string[]): string | undefined {
  const named = new URLSearchParams(location.search).get('version');
  if (named === null) return undefined;
  replaceAddress(location.pathname + location.hash);
  return versions.includes(named) ? named : undefined;
}

/**
 * Returns the initial state: that of the tab or the first example, with the version of
 * the URL or else the last one that the reader selected.
 */
function readFirst(
  state: PlaygroundState,
  versions: readonly string[],
): PlaygroundState {
  const named = takeVersion(versions);
  const kept = readState(versions);
  if (kept) {
    if (named === undefined || named === kept.work.version) return kept;
    const notice = isEdited(kept)
      ? `Your code now runs with SDK ${named}.`
      : '';
    return { ...changeTerms(kept, { version: named }), notice };
  }
  const preferred = versions.find((name) => name === readPreferred());
  return getFirstState(named ?? preferred ?? state.work.version);
}

/** Returns the fragment of the URL; on the server an empty one. */
function useHash(): string {
  const [hash, setHash] = useState(() =>
    typeof location === 'undefined' ? '' : location.hash,
  );
  useEffect(() => {
    const read = (): void => {
      // The navigator may have shown another page.
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
  readonly state: PlaygroundState;
  /** False until the link or the saved code has been read. */
  readonly isRead: boolean;
  /** False if a reload would lose the code. */
  readonly isKept: boolean;
  /** Takes the code that the reader types. */
  readonly type: (code: string) => void;
  readonly setTerms: (terms: Partial<Omit<Work, 'code'>>) => void;
  readonly replace: (work: Work, name: string) => void;
  readonly open: (draft: Draft) => void;
  /** Takes text that was typed before hydration. */
  readonly typeEarly: (code: string) => void;
  readonly rename: (name: string) => void;
  readonly bringBack: () => void;
  /** Discards the reader's changes. */
  readonly restoreCode: () => void;
}

const getMessage = (error: unknown): string =>
  error instanceof LinkFault ? error.message : `Not opened: ${String(error)}`;

type Change = Dispatch<SetStateAction<PlaygroundState>>;

/**
 * Opens the link in the URL; returns whether it has been read.
 * @param versions all that can run, the newest last
 */
function useLink(change: Change, versions: readonly string[]): boolean {
  const newest = versions[versions.length - 1] ?? '';
  const hash = useHash();
  const [isRead, setRead] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const fragment = hash.slice(1);
    if (isFirst.current) change((old) => readFirst(old, versions));
    isFirst.current = false;
    const open = async (): Promise<void> => {
      const linked = await readFragment(fragment);
      const { work, notice } = settleVersion(linked, versions, newest);
      if (!isCurrent) return;
      change((old) =>
        old.link === fragment
          ? old
          : replaceWork(old, work, {
              link: fragment,
              name: 'From a link',
              notice,
            }),
      );
    };
    const say = (error: unknown): void => {
      if (!isCurrent) return;
      change((old) => ({ ...old, notice: getMessage(error) }));
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
  }, [change, hash, versions, newest]);
  return isRead;
}

/**
 * Returns the reader's work: from the link in the URL, from the tab before a reload, or
 * the first example.
 * @param versions all that can run, the newest last
 */
export function useWork(versions: readonly string[]): WorkControl {
  const newest = versions[versions.length - 1] ?? '';
  const [state, change] = useState(() => getFirstState(newest));
  const isRead = useLink(change, versions);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (isRead) setKept(keepState(state));
  }, [state, isRead]);
  const type = useCallback((code: string) => {
    // An editor also reports code that it was given.
    change((old) =>
      old.work.code === code ? old : { ...old, work: { ...old.work, code } },
    );
  }, []);
  const replace = useCallback((work: Work, name: string) => {
    change((old) =>
      replaceWork(old, work, { name, notice: `Opened: ${name}.` }),
    );
  }, []);
  return {
    state,
    isRead,
    isKept,
    type,
    replace,
    setTerms: (terms) => {
      if (terms.version !== undefined) storePreferred(terms.version);
      change((old) => changeTerms(old, terms));
    },
    open: (draft) => {
      change((old) => openDraft(old, draft, `Opened: ${draft.name}.`));
    },
    typeEarly: (code) => {
      change((old) => typeEarly(old, code));
    },
    rename: (name) => {
      change((old) => ({ ...old, name }));
    },
    bringBack: () => {
      change(bringBack);
    },
    restoreCode: () => {
      change((old) =>
        replaceWork(
          old,
          { ...old.work, code: old.origin },
          { name: old.name, notice: '' },
        ),
      );
    },
  };
}
