import type { LoadingComponentProps } from 'react-loadable';
import styles from '@site/src/components/loading/styles.module.css';

/** The build renders both states, loading and failed, as HTML. */
export default function Loading({
  error,
  retry,
  pastDelay,
}: LoadingComponentProps) {
  if (error) {
    return (
      <div className="alert alert--danger" role="alert">
        <p>
          <strong>This part of the page didn't load.</strong>
        </p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button
          type="button"
          className="button button--primary"
          onClick={retry}
        >
          Retry
        </button>
      </div>
    );
  }
  // A spinner that is visible only briefly would flicker.
  if (!pastDelay) return null;
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  );
}
