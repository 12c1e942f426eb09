import React from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/**
 * "On this page" of small screens. The plugin `shell` puts a copy of the list
 * beside the text below the button.
 */
export default function TOCCollapsible({
  className,
}: Props): React.JSX.Element {
  return (
    <div className={clsx(styles.contents, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={false}
        data-shell="contents"
      >
        On this page
      </button>
    </div>
  );
}
