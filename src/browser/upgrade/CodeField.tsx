import React from 'react';
import type { Input } from './Input';
import styles from './styles.module.css';

interface Props {
  readonly input: Input;
  readonly onChange: (part: Partial<Input>) => void;
}

/** Code to paste, and the language that it is in. */
export default function CodeField({
  input,
  onChange,
}: Props): React.JSX.Element {
  return (
    <>
      <label className={styles.code}>
        Code
        <textarea
          rows={10}
          spellCheck={false}
          value={input.code}
          onChange={(event) => {
            onChange({ code: event.target.value });
          }}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={input.isTyped}
          onChange={(event) => {
            onChange({ isTyped: event.target.checked });
          }}
        />{' '}
        The pasted code is TypeScript
      </label>
    </>
  );
}
