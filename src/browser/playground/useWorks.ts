import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkStore } from './WorkStore';
import { isEdited, type PlaygroundState } from './state';
import { deleteWork, keepWork, readWorks, type KeptWork } from './works';

/** Milliseconds without typing after which code is saved. */
const REST = 400;

export interface WorksControl {
  /** Most recently changed first. */
  readonly works: readonly KeptWork[];
  /** False if the browser cannot save it. */
  readonly areKept: boolean;
  /** The last deleted one. */
  readonly deleted: KeptWork | undefined;
  readonly remove: (work: KeptWork) => void;
  readonly undo: () => void;
}

/**
 * Saves typed code: after a pause, before other code replaces it, and at the end.
 * @param setKept called with whether the browser has saved it
 * @param refresh called when the list may have changed
 */
function keepTyped(
  store: WorkStore,
  setKept: (isKept: boolean) => void,
  refresh: () => void,
): { readonly flush: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    setKept(keepWork({ ...store.read(), at: Date.now() }));
    refresh();
  };
  const flush = (): void => {
    if (timer !== undefined) keep();
  };
  const unsubscribe = store.subscribe(
    (now: PlaygroundState, former: PlaygroundState) => {
      // Other code replaces it, so it is saved first.
      if (now.id !== former.id) {
        if (timer !== undefined && isEdited(former))
          setKept(keepWork({ ...former, at: Date.now() }));
        clearTimeout(timer);
        timer = undefined;
        refresh();
        return;
      }
      const isSame = now.work === former.work && now.name === former.name;
      if (isSame || !isEdited(now)) return;
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    },
  );
  return {
    flush,
    end: () => {
      unsubscribe();
      flush();
    },
  };
}

/**
 * Saves the reader's code beyond the tab, and lists it.
 * @param isRead whether the saved state of the tab has been read
 */
export function useWorks(store: WorkStore, isRead: boolean): WorksControl {
  const [works, setWorks] = useState<readonly KeptWork[]>([]);
  const [areKept, setKept] = useState(true);
  const [deleted, setDeleted] = useState<KeptWork>();
  const keepNow = useRef((): void => undefined);
  const refresh = useCallback(() => {
    setWorks(readWorks());
  }, []);

  useEffect(() => {
    if (!isRead) return undefined;
    const { flush, end } = keepTyped(store, setKept, refresh);
    keepNow.current = flush;
    refresh();
    addEventListener('pagehide', flush);
    addEventListener('storage', refresh);
    return () => {
      end();
      removeEventListener('pagehide', flush);
      removeEventListener('storage', refresh);
    };
  }, [store, isRead, refresh]);

  return {
    works,
    areKept,
    deleted,
    remove: (work) => {
      // A pending save would restore it.
      keepNow.current();
      deleteWork(work.id);
      setDeleted(work);
      refresh();
    },
    undo: () => {
      if (deleted) setKept(keepWork(deleted));
      setDeleted(undefined);
      refresh();
    },
  };
}
