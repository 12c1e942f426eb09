import React from 'react';
import styles from './styles.module.css';

/** First in the tab order. The plugin `shell` moves the focus. */
export default function SkipToContent(): React.JSX.Element {
  return (
    <div role="region" aria-label="Skip to main content">
      <a href="#main" className={styles.link} data-shell="skip">
        Skip to main content
      </a>
    </div>
  );
}
