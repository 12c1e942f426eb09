import React from 'react';
import type { Language } from '@site/src/run/sharing/Work';
import { isEdited } from './state';
import styles from './styles.module.css';
import type { WorkControl } from './useWork';

interface Props {
  readonly versions: readonly string[];
  readonly control: WorkControl;
}

/** What the code is for, and where it comes from and goes. */
export default function Toolbar({
  versions,
  control,
}: Props): React.JSX.Element {
  const { state, setTerms, resetCode } = control;
  const { version, language } = state.work;
  return (
    <div className={styles.toolbar}>
      <label className={styles.field}>
        SDK
        <select
          value={version}
          onChange={(event) => {
            setTerms({ version: event.target.value });
          }}
        >
          {[...versions].reverse().map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        Language
        <select
          value={language}
          onChange={(event) => {
            setTerms({ language: event.target.value as Language });
          }}
        >
          <option value="js">JavaScript</option>
          <option value="ts">TypeScript</option>
        </select>
      </label>
      <button
        type="button"
        className="button button--secondary"
        disabled={!isEdited(state)}
        onClick={resetCode}
      >
        Reset code
      </button>
    </div>
  );
}
