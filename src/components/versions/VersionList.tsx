import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import SUMMARIES from '@generated/openrpc/default/summaries.json';
import { withSlash } from '@site/src/site/withSlash';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** Root of the version's docs. */
  readonly path: string;
  readonly className?: string;
}

/** A link to an archive. The build adds the size, which it knows after packing. */
export const ArchiveLink = ({ label, path, className }: Props) => (
  <a
    className={className}
    href={`${withSlash(path)}offline.zip`}
    download={`firebolt-${label}.zip`}
  >
    {`Download ${label} for offline reading`}
  </a>
);

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
            to={`${withSlash(path)}changelog/`}
            aria-label={`Changelog up to ${label}`}
          >
            Changelog
          </Link>
        </li>
      ))}
    </ol>
  );
}
