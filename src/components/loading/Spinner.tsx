import styles from './styles.module.css';

/** Shows that something is loading. */
export default function Spinner() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  );
}
