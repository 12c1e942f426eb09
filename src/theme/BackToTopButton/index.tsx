import React from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Shown by the plugin `shell` when a reader scrolls up. */
export default function BackToTopButton(): React.JSX.Element {
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles['button'],
      )}
      aria-label="Scroll back to top"
      data-shell="top"
    />
  );
}
