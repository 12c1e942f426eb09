import clsx from 'clsx';
import type { Props } from '@theme/Details';
import styles from './styles.module.css';

/** The native element; the stock component needs JavaScript to open. */
export default function Details({
  summary,
  children,
  className,
  ...props
}: Props) {
  return (
    <details
      {...props}
      className={clsx('alert alert--info', styles.details, className)}
    >
      {summary ?? <summary>Details</summary>}
      <div className={styles.content}>{children}</div>
    </details>
  );
}
