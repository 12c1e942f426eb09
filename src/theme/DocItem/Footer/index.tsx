import React from 'react';
import { usePageChange } from '@site/src/components/usePageChange';
import styles from './styles.module.css';

/** Where to correct a page, and when it was last changed, where git knows. */
export default function DocItemFooter(): React.JSX.Element | null {
  const { url, date } = usePageChange();
  if (!url) return null;
  return (
    <footer className={styles.footer}>
      <a href={url}>Edit this page</a>
      {date && (
        <>
          {' · '}Last changed on <time dateTime={date}>{date}</time>
        </>
      )}
    </footer>
  );
}
