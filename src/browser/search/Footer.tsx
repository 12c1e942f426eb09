import { memo, useEffect, useState, type ReactNode } from 'react';
import { readStored, SLASH_KEY, store } from '../dom/storage';
import styles from './styles.module.css';

const Key = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.key}>{children}</span>
);

function Footer() {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => {
    setIsOn(readStored(SLASH_KEY) !== 'off');
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
            store(SLASH_KEY, target.checked ? null : 'off');
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
