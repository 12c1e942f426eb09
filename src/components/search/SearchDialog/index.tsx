import React from 'react';
import { createPortal } from 'react-dom';
import { getClient } from '../client';
import useModal from '../useModal';
import SearchPanel from './SearchPanel';
import styles from './styles.module.css';

export interface Props {
  readonly onClose: () => void;
}

/** Starts to load the index before the dialog opens. */
export function prepare(folder: string): void {
  getClient(folder);
}

/** The search, in front of the page. */
export default function SearchDialog({ onClose }: Props): React.JSX.Element {
  const { ref, onKeyDown } = useModal<HTMLDivElement>(onClose);
  return createPortal(
    <div className={styles.layer}>
      <div className={styles.backdrop} onClick={onClose} />
      <div
        ref={ref}
        className={styles.dialog}
        role="dialog"
        aria-modal="true"
        aria-label="Search"
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <SearchPanel onClose={onClose} />
      </div>
    </div>,
    document.body,
  );
}
