import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  /** The group's accessible name. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Makes wide content scroll sideways, also with the keyboard. `src/browser/controls` makes
 * content that fits unfocusable; without scripts, every region is focusable.
 */
export default function ScrollRegion({ name, children }: Props) {
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
