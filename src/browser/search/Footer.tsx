import { memo, useEffect, useState, type ReactNode } from 'react';
import { hasSlashKey, setSlashKey } from './settings';
import styles from './styles.module.css';

const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.key}>{children}</span>
);

/** The keys, and the setting for the single-key shortcut. */
function Footer() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    setIsOn(hasSlashKey());
  }, []);
  return (
    <div className={styles.footer}>
      <p className={styles.keys}>
        <Key>↑</Key> <Key>↓</Key> choose · <Key>Enter</Key> open ·{' '}
        <Key>
          <span data-modifier="">Ctrl</span>
        </Key>{' '}
        <Key>Enter</Key> open in a new tab · <Key>Esc</Key> close
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
          <Key>/</Key> opens the search
        </span>
      </label>
    </div>
  );
}

export default memo(Footer);
