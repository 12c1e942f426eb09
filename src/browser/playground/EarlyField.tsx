import type { RefObject } from 'react';
import { isEarly } from '../react/replayed';
import styles from './styles.module.css';

interface Props {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly code: string;
  readonly onType: (code: string) => void;
  /** Given what a reader wrote into what the server has printed. */
  readonly onEarly: (code: string) => void;
  /** There where the editor did not load. */
  readonly onRetry: (() => void) | undefined;
}

/** A plain field in the place of the editor, until that is there. */
export default function EarlyField({
  field,
  code,
  onType,
  onEarly,
  onRetry,
}: Props) {
  return (
    <>
      {onRetry ? (
        <p className={styles.wait} role="alert">
          The editor did not load. Check your connection.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onRetry}
          >
            Try again
          </button>
        </p>
      ) : (
        <p className={styles.wait} role="status">
          You can type here now. Run becomes available when the editor has
          loaded.
        </p>
      )}
      <textarea
        ref={field}
        className={styles.early}
        aria-label="Code"
        spellCheck={false}
        autoCapitalize="off"
        wrap="off"
        value={code}
        onChange={({ target, nativeEvent }) => {
          if (isEarly(nativeEvent)) onEarly(target.value);
          else onType(target.value);
        }}
      />
    </>
  );
}
