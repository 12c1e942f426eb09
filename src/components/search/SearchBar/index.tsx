import clsx from 'clsx';
import Link from '@docusaurus/Link';
import SearchIcon from './SearchIcon';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';
import {
  useActivePluginAndVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';

/** The version of the page, otherwise the preferred one, otherwise the newest. */
function useReadVersion(): { name: string; path: string } {
  const docs = useActivePluginAndVersion();
  // The search covers only the main docs plugin.
  const active =
    docs?.activePlugin.pluginId === 'default' ? docs.activeVersion : undefined;
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}

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
