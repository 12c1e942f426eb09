import { useEffect, useRef, useState } from 'react';
import {
  isForPlayground,
  LinkFault,
  readFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { storePreferred } from '../dom/storage';
import { WorkStore } from './WorkStore';
import { readFirst } from './readFirst';
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
} from './state';
import { keepState } from './storage';

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
  readonly store: WorkStore;
  readonly state: PlaygroundState;
  /** False until the link or the saved code has been read. */
  readonly isRead: boolean;
  /** False if a reload would lose the code. */
  readonly isKept: boolean;
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

/** Subscribes to the store. */
function useStore(store: WorkStore): PlaygroundState {
  const [state, setState] = useState(store.read);
  useEffect(() => {
    setState(store.read());
    return store.subscribe(setState);
  }, [store]);
  return state;
}

/**
 * Opens the link in the URL; returns whether it has been read.
 * @param versions all that can run, the newest last
 */
function useLink(store: WorkStore, versions: readonly string[]): boolean {
  const newest = versions[versions.length - 1] ?? '';
  const hash = useHash();
  const [isRead, setRead] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const fragment = hash.slice(1);
    if (isFirst.current) store.change((old) => readFirst(old, versions));
    isFirst.current = false;
    const open = async (): Promise<void> => {
      const linked = await readFragment(fragment);
      const { work, notice } = settleVersion(linked, versions, newest);
      if (!isCurrent) return;
      store.change((old) =>
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
      store.change((old) => ({ ...old, notice: getMessage(error) }));
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
  }, [store, hash, versions, newest]);
  return isRead;
}

/**
 * Returns the reader's work: from the link in the URL, from the tab before a reload, or
 * the first example.
 * @param versions all that can run, the newest last
 */
export function useWork(versions: readonly string[]): WorkControl {
  const newest = versions[versions.length - 1] ?? '';
  const [store] = useState(() => new WorkStore(getFirstState(newest)));
  const state = useStore(store);
  const isRead = useLink(store, versions);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (isRead) setKept(keepState(state));
  }, [state, isRead]);
  return {
    store,
    state,
    isRead,
    isKept,
    setTerms: (terms) => {
      if (terms.version !== undefined) storePreferred(terms.version);
      store.change((old) => changeTerms(old, terms));
    },
    replace: store.replace,
    open: (draft) => {
      store.change((old) => openDraft(old, draft, `Opened: ${draft.name}.`));
    },
    typeEarly: (code) => {
      store.change((old) => typeEarly(old, code));
    },
    rename: (name) => {
      store.change((old) => ({ ...old, name }));
    },
    bringBack: () => {
      store.change(bringBack);
    },
    restoreCode: () => {
      store.change((old) =>
        replaceWork(
          old,
          { ...old.work, code: old.origin },
          { name: old.name, notice: '' },
        ),
      );
    },
  };
}
