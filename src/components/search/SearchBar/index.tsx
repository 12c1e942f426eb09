import Link from '@docusaurus/Link';
import SearchIcon from './SearchIcon';
import { control } from '@site/src/site/controls';
import { useMainDocs } from '@site/src/components/useMainDocs';
import { withSlash } from '@site/src/site/withSlash';
import styles from './styles.module.css';

/**
 * Opens the search. Without JavaScript, links to all symbols of the page's version or,
 * outside the docs, of the newest version.
 */
export default function SearchBar() {
  const { active, newest } = useMainDocs();
  const shown = active ?? newest;
  if (!shown) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
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
        <Link
          className={styles.button}
          to={`${withSlash(shown.path)}api/symbols/`}
        >
          <SearchIcon />
          <span className={styles.label}>A to Z</span>
        </Link>
      </noscript>
    </>
  );
}
