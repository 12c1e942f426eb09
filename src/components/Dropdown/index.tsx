import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

interface Props {
  /** Names the list in the page. */
  readonly id: string;
  readonly label: ReactNode;
  /** The button's accessible name, where its label says too little. */
  readonly name?: string;
  /** What it is called in the menu of small screens. */
  readonly menuLabel?: string;
  readonly alignsEnd?: boolean;
  /** One `<li>` with a link per entry. */
  readonly children: ReactNode;
}

/**
 * A button of the navbar with a list of links, opened by `src/browser/controls`;
 * without script, on hover.
 */
export default function Dropdown(props: Props): React.JSX.Element {
  const { id, label, name, menuLabel, alignsEnd = false, children } = props;
  return (
    <div className={clsx('navbar__item', styles.dropdown)}>
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button)}
        aria-expanded={false}
        aria-controls={id}
        aria-label={name}
        {...control('dropdown')}
        data-menu-label={menuLabel}
      >
        {label}
      </button>
      <ul id={id} className={clsx(styles.list, alignsEnd && styles.alignsEnd)}>
        {children}
      </ul>
    </div>
  );
}
