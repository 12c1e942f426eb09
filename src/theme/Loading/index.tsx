import React from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

interface FailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

function Failure({ error, retry }: FailureProps): React.JSX.Element {
  return (
    <div className="container margin-vert--xl" role="alert">
      <h1>This page did not load.</h1>
      <p>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

/** Stands in for a page while its chunks load, or when they failed to. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps): React.JSX.Element | null {
  if (error) return <Failure error={error as unknown} retry={retry} />;
  // A spinner that shows for a moment only would be a flicker.
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      Loading…
    </div>
  );
}
