import type { ComponentProps } from 'react';
import Original from '@theme-original/TOC';
import type TOCType from '@theme/TOC';
import styles from './styles.module.css';

const TOC = Original as typeof TOCType;

type Props = ComponentProps<typeof TOC>;

/** The table of contents as a landmark. */
export default function TOCWrapper(props: Props) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <TOC {...props} />
    </nav>
  );
}
