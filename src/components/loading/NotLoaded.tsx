import styles from './styles.module.css';

interface Props {
  readonly what: string;
  readonly reason?: string;
  readonly onRetry?: () => void;
}

/** Shows that something failed to load, and why. */
export default function NotLoaded({ what, reason, onRetry }: Props) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <strong>{what} did not load.</strong>
      </p>
      <p>
        <code>{reason}</code>
      </p>
      <button
        type="button"
        className="button button--primary"
        onClick={onRetry}
      >
        Retry
      </button>
    </div>
  );
}
