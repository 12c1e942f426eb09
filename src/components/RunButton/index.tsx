import React from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Runs the code block around it; the plugin `shell` answers. */
export default function RunButton(): React.JSX.Element {
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.run)}
      data-shell="run"
    >
      Run
    </button>
  );
}
