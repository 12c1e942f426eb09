import React from 'react';
import { usePageChange } from '../usePageChange';
import styles from './styles.module.css';

interface Props {
  /** Where the text of the symbol is in the description of the API. */
  readonly line: number | undefined;
}

/** Leads to the text of a symbol, where it can be corrected. */
export default function EditText({ line }: Props): React.JSX.Element | null {
  const [file] = usePageChange().url?.split('#') ?? [];
  if (!file || !line) return null;
  return (
    <p className={styles.usedBy} data-screen-only="">
      <a href={`${file}#L${line}`}>Edit this text</a>
    </p>
  );
}
