import type { RefObject } from 'react';
import { isEarly } from '../react/replayed';
import styles from './styles.module.css';

interface Props {
  readonly field: RefObject<HTMLTextAreaElement>;
  readonly code: string;
  readonly onType: (code: string) => void;
  /** Called with text that was typed before hydration. */
  readonly onEarly: (code: string) => void;
  /** Set if the editor did not load. */
  readonly onRetry: (() => void) | undefined;
}

/** A plain field until the editor has loaded. */
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
