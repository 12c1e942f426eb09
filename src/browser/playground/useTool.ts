import { useEffect, useRef, useState } from 'react';
import type { Playground } from '../run/view/createPlayground';
import type { Selection } from '../run/view/createEditor';
import { importModule } from '../dom/importModule.mjs';
import type { WorkControl } from './useWork';

type Runner = typeof import('@site/src/browser/run');

export interface Tool {
  /** Contains the editor and the output. */
  readonly place: React.RefObject<HTMLDivElement>;
  /** The field until the editor has loaded. */
  readonly field: React.RefObject<HTMLTextAreaElement>;
  readonly playground: Playground | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Returns the selection if the field has the focus. */
function readSelection(
  field: HTMLTextAreaElement | null,
): Selection | undefined {
  if (!field || document.activeElement !== field) return undefined;
  return { from: field.selectionStart, to: field.selectionEnd };
}

/**
 * Loads the runner with its editor.
 * @param base where the runner's files are
 * @param newest the default version of the docs
 */
export function useTool(
  base: string,
  { store, isRead }: WorkControl,
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
    // Browsers cache a failed import, so another URL is needed.
    const file = `${base}run.js${tries ? `?${tries}` : ''}`;
    (importModule(file) as Promise<Runner>)
      .then(({ openPlayground }) => openPlayground({ source: store, newest }))
      .then(
        (opened) => {
          if (!isCurrent) {
            opened.dispose();
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
      made?.dispose();
    };
  }, [base, store, newest, isRead, tries]);

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
