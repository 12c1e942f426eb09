import { useEffect, useRef, useState } from 'react';
import type { Playground } from '../run/view/createPlayground';
import type { Selection } from '../run/view/createEditor';
import { importModule } from '../dom/importModule.mjs';
import { STARTERS } from './starters';
import type { WorkControl } from './useWork';

type Runner = typeof import('@site/src/browser/run');

export interface Tool {
  /** Gets the editor and what runs show. */
  readonly place: React.RefObject<HTMLDivElement>;
  /** What the reader writes into until the editor is there. */
  readonly field: React.RefObject<HTMLTextAreaElement>;
  readonly playground: Playground | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Where the reader is in the field; nothing where that is elsewhere. */
function readSelection(
  field: HTMLTextAreaElement | null,
): Selection | undefined {
  if (!field || document.activeElement !== field) return undefined;
  return { from: field.selectionStart, to: field.selectionEnd };
}

/**
 * Loads the runner, with its editor, and shows in it what is on the desk.
 * @param base where the runner's files are
 * @param newest the version that the docs show by default
 */
export function useTool(
  base: string,
  { desk, isRead }: WorkControl,
  newest: string,
): Tool {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
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
        openPlayground({ source: desk, newest, starters: STARTERS }),
      )
      .then(
        (opened) => {
          if (!isCurrent) {
            opened.close();
            return;
          }
          made = opened;
          const selection = readSelection(field.current);
          if (place.current) {
            place.current.textContent = '';
            place.current.append(opened.element);
          }
          if (selection) opened.focus(selection);
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
  }, [base, desk, newest, isRead, tries]);

  return {
    place,
    field,
    playground,
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
