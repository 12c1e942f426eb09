import React, { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { SEARCH_FOLDER } from '../../search/format';
import type { Props } from './SearchDialog';
import { useHost } from './useHost';

type Dialog = (props: Props) => React.JSX.Element;

/** Calls back when a reader is about to press a button of the search. */
function useApproach(prepare: () => void): void {
  useEffect(() => {
    const listen = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-shell="search"]')) prepare();
    };
    document.addEventListener('pointerover', listen);
    document.addEventListener('focusin', listen);
    return () => {
      document.removeEventListener('pointerover', listen);
      document.removeEventListener('focusin', listen);
    };
  }, [prepare]);
}

/** Fills the dialog of the search, which may have been opened before the app. */
export default function SearchHost(): React.JSX.Element | null {
  const folder = useBaseUrl(SEARCH_FOLDER);
  const host = useHost();
  const [dialogs, setDialogs] = useState<readonly Dialog[]>([]);
  // Everything beyond the field comes when a reader is about to search.
  const load = useCallback(async () => {
    const { default: Dialog, prepare } = await import('./SearchDialog');
    prepare(folder);
    setDialogs([Dialog]);
  }, [folder]);
  // What fails here fails again, visibly, when the reader opens the search.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  useApproach(prepare);
  useEffect(() => {
    const fill = (): void => {
      load().catch(() => {
        document.dispatchEvent(new Event('shell:search-failed'));
      });
    };
    if (!host) return undefined;
    fill();
    document.addEventListener('shell:retry', fill);
    return () => {
      document.removeEventListener('shell:retry', fill);
    };
  }, [host, load]);
  const [Dialog] = dialogs;
  return host && Dialog ? createPortal(<Dialog host={host} />, host) : null;
}
