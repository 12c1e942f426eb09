import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The group's accessible name. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Scrolls what is too wide sideways, also with the keyboard. `src/browser/controls`
 * takes what is narrow enough out of the order of Tab; without script every
 * region can be reached.
 */
export default function ScrollRegion({
  name,
  children,
}: Props): React.JSX.Element {
  return (
    <div
      className={styles.region}
      role="group"
      aria-label={name}
      tabIndex={0}
      data-region={name}
    >
      {children}
    </div>
  );
}
