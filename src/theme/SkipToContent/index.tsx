import React from 'react';
import { useSkipToContent } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

/** First in the tab order; 2.0.1's leads nowhere without scripts. */
export default function SkipToContent(): React.JSX.Element {
  const { containerRef, handleSkip } = useSkipToContent();
  return (
    <div ref={containerRef} role="region" aria-label="Skip to main content">
      <a href="#main" className={styles.link} onClick={handleSkip}>
        Skip to main content
      </a>
    </div>
  );
}
