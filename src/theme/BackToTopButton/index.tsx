import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** `src/browser/controls` shows the button when a reader scrolls up. */
export default function BackToTopButton() {
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles['button'],
      )}
      aria-label="Scroll back to top"
      {...control('top')}
    />
  );
}
