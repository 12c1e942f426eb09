import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import type { Playground } from '../run/view/Playground';
import { importModule } from '../dom/importModule.mjs';
import type { WorkControl } from './useWork';

type Runner = typeof import('@site/src/browser/run');

export interface Tool {
  /** Contains the editor and the output. */
  readonly place: RefObject<HTMLDivElement>;
  /** The field until the editor has loaded. */
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly isOpen: boolean;
  /** Set if the editor did not load. */
  readonly retry: (() => void) | undefined;
}

/**
 * Loads the runner with its editor.
 * @param base where the runner's files are
 * @param newest the default version of the docs
 */
export function useTool(
  base: string,
  { state, isRead, type, replace }: WorkControl,
  newest: string,
): Tool {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [playground, setPlayground] = useState<Playground>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const { work } = state;
  const latest = useRef(work);

  // Not later: the editor takes older code for a change.
  useLayoutEffect(() => {
    latest.current = work;
    playground?.show(work);
  }, [work, playground]);

  useEffect(() => {
    if (!isRead) return undefined;
    let opened: Playground | undefined;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      // Browsers cache a failed import, so another URL is needed.
      const file = `${base}run.js${tries ? `?${tries}` : ''}`;
      const { openPlayground } = (await importModule(file)) as Runner;
      const made = await openPlayground(() => ({
        ...{ newest, work: latest.current },
        ...{ onType: type, onReplace: replace },
      }));
      if (!isCurrent) {
        made.dispose();
        return;
      }
      opened = made;
      place.current?.replaceChildren(made.element);
      const plain = field.current;
      if (plain && document.activeElement === plain)
        made.focus({ from: plain.selectionStart, to: plain.selectionEnd });
      setPlayground(made);
    };
    open().catch(() => {
      if (isCurrent) setFailed(true);
    });
    return () => {
      isCurrent = false;
      opened?.dispose();
    };
  }, [base, newest, isRead, tries, type, replace]);

  const retry = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  const isOpen = playground !== undefined;
  return { place, field, isOpen, retry: hasFailed ? retry : undefined };
}
