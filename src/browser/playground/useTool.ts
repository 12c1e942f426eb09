import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Playground } from '@site/src/browser/run/view/createPlayground';
import { importModule } from '../dom/importModule.mjs';
import type { WorkControl } from './useWork';

type Runner = typeof import('@site/src/browser/run');

export interface Tool {
  /** Gets the editor and what runs show. */
  readonly place: React.RefObject<HTMLDivElement>;
  readonly playground: Playground | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads the runner, with its editor, and shows in it what the reader works on.
 * @param base where the runner's files are
 * @param newest the version that the docs show by default
 */
export function useTool(
  base: string,
  control: WorkControl,
  newest: string,
): Tool {
  const { state, isRead, type } = control;
  const place = useRef<HTMLDivElement>(null);
  const work = useRef(state.work);
  work.current = state.work;
  const [playground, setPlayground] = useState<Playground>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (!isRead) return undefined;
    let made: Playground | undefined;
    let isCurrent = true;
    // Browsers keep a module that did not load; another address is another module.
    const file = `${base}run.js${tries ? `?${tries}` : ''}`;
    (importModule(file) as Promise<Runner>)
      .then(({ openPlayground }) =>
        openPlayground({ work: work.current, newest, onChange: type }),
      )
      .then(
        (opened) => {
          if (!isCurrent) return;
          made = opened;
          if (place.current) {
            place.current.textContent = '';
            place.current.append(opened.element);
          }
          setPlayground(opened);
        },
        () => {
          if (isCurrent) setFailed(true);
        },
      );
    return () => {
      isCurrent = false;
      made?.close();
    };
  }, [base, newest, isRead, tries, type]);

  // Before the next letter is typed, which an older state would take away.
  useLayoutEffect(() => {
    playground?.show(work.current);
  }, [playground, state.revision]);

  return {
    place,
    playground,
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
