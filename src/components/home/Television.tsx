import React from 'react';
import Remote from './Remote';
import { GREETING } from './sample';
import styles from './television.module.css';

/** A television with its remote; the runner finds its parts by their marks. */
export default function Television(): React.JSX.Element {
  return (
    <div className={styles.place}>
      <div className={styles.set}>
        <div
          className={styles.picture}
          role="img"
          aria-label={`A television shows: ${GREETING}`}
        >
          {GREETING}
        </div>
        <div className={styles.screen} data-screen="" />
      </div>
      <Remote />
    </div>
  );
}
