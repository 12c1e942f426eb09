import { useEffect, useRef, useState } from 'react';
import {
  isForPlayground,
  LinkFault,
  readFragment,
} from '@site/src/browser/run/sharing/fragment';
import type { Work } from '@site/src/browser/run/sharing/Work';
import { storePreferred } from '../dom/storage';
import { Desk } from './Desk';
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
  /** What owns the state. */
  readonly desk: Desk;
  readonly state: PlaygroundState;
  /** False until the link or what was kept is read. */
  readonly isRead: boolean;
  /** False if a reload would lose the code. */
  readonly isKept: boolean;
  readonly setTerms: (terms: Partial<Omit<Work, 'code'>>) => void;
  readonly replace: (work: Work, name: string) => void;
  readonly open: (draft: Draft) => void;
  /** Takes what the reader made of the first example before this ran. */
  readonly typeEarly: (code: string) => void;
  readonly rename: (name: string) => void;
  readonly bringBack: () => void;
  /** Shows the code as it came. */
  readonly restoreCode: () => void;
}

const getMessage = (error: unknown): string =>
  error instanceof LinkFault ? error.message : `Not opened: ${String(error)}`;

/** The state of a desk, for what React shows of it. */
function useDesk(desk: Desk): PlaygroundState {
  const [state, setState] = useState(desk.read);
  useEffect(() => {
    setState(desk.read());
    return desk.listen(setState);
  }, [desk]);
  return state;
}

/**
 * Opens what the address links to, and tells when that has been read.
 * @param versions all that can run, the newest last
 */
function useLink(desk: Desk, versions: readonly string[]): boolean {
  const newest = versions[versions.length - 1] ?? '';
  const hash = useHash();
  const [isRead, setRead] = useState(false);
  const isFirst = useRef(true);
  useEffect(() => {
    let isCurrent = true;
    const fragment = hash.slice(1);
    if (isFirst.current) desk.change((old) => readFirst(old, versions));
    isFirst.current = false;
    const open = async (): Promise<void> => {
      const linked = await readFragment(fragment);
      const { work, notice } = settleVersion(linked, versions, newest);
      if (!isCurrent) return;
      desk.change((old) =>
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
      desk.change((old) => ({ ...old, notice: getMessage(error) }));
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
  }, [desk, hash, versions, newest]);
  return isRead;
}

/**
 * What the reader works on: from the link that the address holds, or from the
 * tab before it was loaded again, or a first example.
 * @param versions all that can run, the newest last
 */
export function useWork(versions: readonly string[]): WorkControl {
  const newest = versions[versions.length - 1] ?? '';
  const [desk] = useState(() => new Desk(getFirstState(newest)));
  const state = useDesk(desk);
  const isRead = useLink(desk, versions);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    if (isRead) setKept(keepState(state));
  }, [state, isRead]);
  return {
    desk,
    state,
    isRead,
    isKept,
    setTerms: (terms) => {
      if (terms.version !== undefined) storePreferred(terms.version);
      desk.change((old) => changeTerms(old, terms));
    },
    replace: desk.replace,
    open: (draft) => {
      desk.change((old) => openDraft(old, draft, `Opened: ${draft.name}.`));
    },
    typeEarly: (code) => {
      desk.change((old) => typeEarly(old, code));
    },
    rename: (name) => {
      desk.change((old) => ({ ...old, name }));
    },
    bringBack: () => {
      desk.change(bringBack);
    },
    restoreCode: () => {
      desk.change((old) =>
        replaceWork(
          old,
          { ...old.work, code: old.origin },
          { name: old.name, notice: '' },
        ),
      );
    },
  };
}
