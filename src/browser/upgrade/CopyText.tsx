import React, { useState } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** A text to take away, with a button that copies it. */
export default function CopyText({ title, text }: Props): React.JSX.Element {
  const [said, setSaid] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setSaid('Copied.');
      },
      () => {
        setSaid('Not copied: select the text and copy it.');
      },
    );
  };
  return (
    <details className={styles.copy}>
      <summary>{title}</summary>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          onClick={copy}
        >
          Copy
        </button>
        <span role="status">{said}</span>
      </div>
      <pre tabIndex={0} aria-label={title}>
        <code>{text}</code>
      </pre>
    </details>
  );
}
