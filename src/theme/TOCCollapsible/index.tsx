import clsx from 'clsx';
import type { Props } from '@theme/TOCCollapsible';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** `src/browser/controls` inserts a copy of the table of contents below the button. */
export default function TOCCollapsible({ className }: Props) {
  return (
    <div className={clsx(styles.contents, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-expanded={false}
        {...control('contents')}
      >
        On this page
      </button>
    </div>
  );
}
