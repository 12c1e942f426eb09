import React from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: string;
}

/** Code without colors: thousands of elements fewer on a long page. */
export default function PlainCode({
  title,
  children,
}: Props): React.JSX.Element {
  return (
    <figure className={styles.plain}>
      <figcaption>{title}</figcaption>
      <pre role="group" aria-label={title} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
