import React from 'react';
import clsx from 'clsx';
import styles from '@docusaurus/theme-classic/lib/theme/BackToTopButton/styles.module.css';
import { ThemeClassNames } from '@docusaurus/theme-common';

/** Shown by the plugin `shell` when a reader scrolls up. */
export default function BackToTopButton(): React.JSX.Element {
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles['backToTopButton'],
      )}
      aria-label="Scroll back to top"
      data-shell="top"
    />
  );
}
