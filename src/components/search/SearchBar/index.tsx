import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useReadVersion } from '../useReadVersion';
import SearchIcon from './SearchIcon';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** Opens the search; without JavaScript, a link to the list of all symbols. */
export default function SearchBar() {
  const { path } = useReadVersion();
  return (
    <>
      <button
        type="button"
        className={clsx(styles.button, styles.opener)}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        {...control('search')}
      >
        <SearchIcon />
        <span className={styles.label}>Search</span>
        <span className={styles.key} aria-hidden="true">
          <span data-modifier="">Ctrl</span> K
        </span>
      </button>
      <noscript>
        <Link className={styles.button} to={`${path}/api/symbols/`}>
          <SearchIcon />
          <span className={styles.label}>Symbols A–Z</span>
        </Link>
      </noscript>
    </>
  );
}
