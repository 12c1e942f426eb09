import React from 'react';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';

interface Props {
  readonly control: WorkControl;
}

/** What became of the code when something else than typing changed it. */
export default function Notice({ control }: Props): React.JSX.Element {
  const { state, isKept, bringBack } = control;
  return (
    <div className={styles.notice}>
      <p role="status">{state.notice}</p>
      {!isKept && (
        <p role="alert">
          This browser does not keep the code: it is lost when the page is
          loaded again. Copy it, or copy a link.
        </p>
      )}
      {state.former && (
        <p>
          Other code has taken the place of yours.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={bringBack}
          >
            Bring mine back
          </button>
        </p>
      )}
    </div>
  );
}
