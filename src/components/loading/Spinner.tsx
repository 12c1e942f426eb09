import React from 'react';
import styles from './styles.module.css';

/** Says that something is on its way. */
export default function Spinner(): React.JSX.Element {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  );
}
