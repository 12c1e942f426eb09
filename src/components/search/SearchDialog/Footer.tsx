import React, { useState } from 'react';
import { getModifier } from '../getModifier';
import { hasSlashKey, setSlashKey } from '../settings';
import styles from './styles.module.css';

/** The keys, and the setting for the single one. */
export default function Footer(): React.JSX.Element {
  const [isOn, setIsOn] = useState(hasSlashKey);
  return (
    <div className={styles.footer}>
      <p className={styles.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> choose · <kbd>Enter</kbd> open ·{' '}
        <kbd>{getModifier()}</kbd> <kbd>Enter</kbd> open in a new tab ·{' '}
        <kbd>Esc</kbd> close
      </p>
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSlashKey(target.checked);
            setIsOn(target.checked);
          }}
        />{' '}
        <span>
          <kbd>/</kbd> opens the search
        </span>
      </label>
    </div>
  );
}
