import { useCallback, useEffect, useRef, useState } from 'react';
import type { Desk } from './Desk';
import { isEdited, type PlaygroundState } from './state';
import { deleteWork, keepWork, readWorks, type KeptWork } from './works';

/** Milliseconds of rest after which what was typed is kept. */
const REST = 400;

export interface WorksControl {
  /** The last changed first. */
  readonly works: readonly KeptWork[];
  /** False where the browser refuses, or has no room. */
  readonly areKept: boolean;
  /** What was deleted last, until something else is. */
  readonly deleted: KeptWork | undefined;
  readonly remove: (work: KeptWork) => void;
  readonly undo: () => void;
}

/**
 * Keeps what is typed: after a rest, before other work comes, and at the end.
 * @param setKept told whether the browser has kept it
 * @param refresh called when the list may be another
 */
function keepTyped(
  desk: Desk,
  setKept: (isKept: boolean) => void,
  refresh: () => void,
): { readonly flush: () => void; readonly end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    setKept(keepWork({ ...desk.read(), at: Date.now() }));
    refresh();
  };
  const flush = (): void => {
    if (timer !== undefined) keep();
  };
  const stopListening = desk.listen(
    (now: PlaygroundState, former: PlaygroundState) => {
      // What the reader had goes away: it is kept before.
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
      stopListening();
      flush();
    },
  };
}

/**
 * Keeps what the reader writes beyond the tab, and lists it.
 * @param isRead whether the desk has what the tab had
 */
export function useWorks(desk: Desk, isRead: boolean): WorksControl {
  const [works, setWorks] = useState<readonly KeptWork[]>([]);
  const [areKept, setKept] = useState(true);
  const [deleted, setDeleted] = useState<KeptWork>();
  const keepNow = useRef((): void => undefined);
  const refresh = useCallback(() => {
    setWorks(readWorks());
  }, []);

  useEffect(() => {
    if (!isRead) return undefined;
    const { flush, end } = keepTyped(desk, setKept, refresh);
    keepNow.current = flush;
    refresh();
    addEventListener('pagehide', flush);
    addEventListener('storage', refresh);
    return () => {
      end();
      removeEventListener('pagehide', flush);
      removeEventListener('storage', refresh);
    };
  }, [desk, isRead, refresh]);

  return {
    works,
    areKept,
    deleted,
    remove: (work) => {
      // What waits to be kept would bring it back.
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
