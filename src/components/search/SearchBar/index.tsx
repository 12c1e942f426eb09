import React, { useCallback, useRef, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SEARCH_FOLDER } from '../../../plugins/content/search/format';
import type { Props as DialogProps } from '../SearchDialog';
import useReadVersion from '../useReadVersion';
import useShortcuts from '../useShortcuts';
import SearchIcon from './SearchIcon';
import styles from './styles.module.css';

type Dialog = (props: DialogProps) => React.JSX.Element;

/** Everything beyond the button comes when a reader is about to search. */
const loadDialog = (): Promise<typeof import('../SearchDialog')> =>
  import('../SearchDialog');

interface Opening {
  readonly phase: 'closed' | 'loading' | 'open' | 'failed';
  readonly open: () => void;
  readonly close: () => void;
  readonly prepare: () => void;
  readonly Dialog?: Dialog;
}

function useDialog(folder: string): Opening {
  const [phase, setPhase] = useState<Opening['phase']>('closed');
  const dialog = useRef<Dialog>();
  const load = useCallback(async () => {
    const module = await loadDialog();
    dialog.current = module.default;
    module.prepare(folder);
  }, [folder]);
  const open = useCallback(() => {
    setPhase((old) => (old === 'open' ? old : 'loading'));
    load().then(
      () => {
        setPhase('open');
      },
      () => {
        setPhase('failed');
      },
    );
  }, [load]);
  const close = useCallback(() => {
    setPhase('closed');
  }, []);
  // What fails here fails again, visibly, when the reader opens the search.
  const prepare = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  const { current: Dialog } = dialog;
  return { phase, open, close, prepare, ...(Dialog && { Dialog }) };
}

const getKeys = (): string =>
  /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

/** Opens the search; without JavaScript, a link to the list of all symbols. */
export default function SearchBar(): React.JSX.Element {
  const { path } = useReadVersion();
  const isBrowser = useIsBrowser();
  const opening = useDialog(useBaseUrl(SEARCH_FOLDER));
  const { phase, open, close, prepare, Dialog } = opening;
  useShortcuts(open);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={clsx(styles.button, styles.opener)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key} aria-hidden="true">
          {isBrowser ? getKeys() : 'Ctrl K'}
        </kbd>
      </button>
      <noscript>
        <Link className={styles.button} to={`${path}/api/symbols/`}>
          <SearchIcon />
          <span className={styles.label}>Symbols A–Z</span>
        </Link>
      </noscript>
      {phase === 'failed' && (
        <p role="alert" className={styles.failure}>
          The search could not be loaded.{' '}
          <button type="button" onClick={open}>
            Try again
          </button>
        </p>
      )}
      {phase === 'open' && Dialog && <Dialog onClose={close} />}
    </div>
  );
}
