import React, { type RefObject } from 'react';
import styles from './styles.module.css';

/** What a reader has written into the field that the server has printed. */
interface Early {
  readonly code?: string | undefined;
  readonly from: number;
  readonly to: number;
  readonly hasFocus: boolean;
}

/** Read before React takes the field over, which empties it of that. */
export function readEarly(host: HTMLElement | undefined): Early {
  const field = host?.querySelector<HTMLTextAreaElement>('textarea');
  const {
    value,
    defaultValue,
    selectionStart = 0,
    selectionEnd = 0,
  } = field ?? {};
  return {
    code: value === defaultValue ? undefined : value,
    from: selectionStart,
    to: selectionEnd,
    hasFocus: field !== undefined && document.activeElement === field,
  };
}

interface Props {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly code: string;
  readonly onType: (code: string) => void;
  /** There where the editor did not load. */
  readonly onRetry: (() => void) | undefined;
}

/** A plain field in the place of the editor, until that is there. */
export default function EarlyField({
  field,
  code,
  onType,
  onRetry,
}: Props): React.JSX.Element {
  return (
    <>
      <textarea
        ref={field}
        className={styles.early}
        aria-label="Code"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={code}
        onChange={(event) => {
          onType(event.target.value);
        }}
      />
      {onRetry ? (
        <p role="alert">
          The editor did not load. Check the connection.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      ) : (
        <p role="status">
          Write here; to run it, wait until the editor is there.
        </p>
      )}
    </>
  );
}
