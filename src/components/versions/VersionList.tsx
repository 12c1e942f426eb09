import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import SUMMARIES from '@generated/openrpc/default/summaries.json';
import styles from './styles.module.css';

/** All versions, each with a line on its changes. */
export default function VersionList() {
  return (
    <ol className={styles.versions}>
      {useVersions(undefined).map(({ name, label, path, docs, ...version }) => (
        <li key={name} className={styles.version}>
          <Link
            className={styles.name}
            to={docs.find(({ id }) => id === version.mainDocId)?.path ?? path}
          >
            {label}
          </Link>
          <span>{SUMMARIES[name]}</span>
          <Link
            className={styles.changes}
            to={`${path}/changelog/`}
            aria-label={`Changelog up to ${label}`}
          >
            Changelog
          </Link>
        </li>
      ))}
    </ol>
  );
}
