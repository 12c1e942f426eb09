import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** The first element in the tab order; `src/browser/controls` moves the focus. */
export default function SkipToContent() {
  return (
    <div role="region" aria-label="Skip to main content">
      <a href="#main" className={styles.link} {...control('skip')}>
        Skip to main content
      </a>
    </div>
  );
}
