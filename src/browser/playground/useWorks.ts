import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isEdited } from './state';
import { deleteWork, saveWork, readWorks, type SavedWork } from './storage';
import type { WorkStore } from './useWork';

/** Milliseconds without typing after which code is saved. */
const REST = 400;

/**
 * Saves code after a pause in typing, before other code replaces it, and when the reader
 * leaves the page. `areSaved` is false if the browser can't save code.
 */
export function useWorks({ state, isRead }: WorkStore) {
  const [works, setWorks] = useState<readonly SavedWork[]>([]);
  const [areSaved, setSaved] = useState(true);
  const [deleted, setDeleted] = useState<SavedWork>();
  const latest = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const flush = useCallback(() => {
    if (timer.current !== undefined && isEdited(latest.current))
      setSaved(saveWork(latest.current, Date.now()));
    clearTimeout(timer.current);
    timer.current = undefined;
    setWorks(readWorks());
  }, []);

  // A later effect would miss the last key press before the reader leaves the page.
  useLayoutEffect(() => {
    const former = latest.current;
    if (isRead && state.id !== former.id) flush();
    latest.current = state;
    const isSame = state.work === former.work && state.name === former.name;
    if (!isRead || isSame || state.id !== former.id || !isEdited(state)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, REST);
  }, [state, isRead, flush]);

  useEffect(() => {
    if (!isRead) return undefined;
    flush();
    addEventListener('pagehide', flush);
    addEventListener('storage', flush);
    return () => {
      flush();
      removeEventListener('pagehide', flush);
      removeEventListener('storage', flush);
    };
  }, [isRead, flush]);

  return {
    works,
    areSaved,
    deleted,
    remove: (work: SavedWork) => {
      // A pending save would restore the entry.
      flush();
      deleteWork(work.id);
      setDeleted(work);
      setWorks(readWorks());
    },
    undo: () => {
      if (deleted) setSaved(saveWork(deleted, deleted.at));
      setDeleted(undefined);
      setWorks(readWorks());
    },
  };
}

export type SavedWorks = ReturnType<typeof useWorks>;
