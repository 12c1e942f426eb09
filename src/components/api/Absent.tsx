import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { AbsentModel } from '@site/src/openrpc';
import styles from './history.module.css';

interface Props {
  readonly absent: readonly AbsentModel[];
  readonly version: string;
}

/**
 * Lists symbols that only other versions have. Each entry has its symbol's id, so that
 * links to a missing symbol lead to its entry.
 */
export default function Absent({ absent, version }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  if (!absent.length) return null;
  const label = `Not in ${version}`;
  return (
    <section aria-label={label}>
      <p className={styles.title}>{label}</p>
      <ul>
        {absent.map(({ id, name, since, until, href }) => (
          <li key={id} id={id} className={styles.absence}>
            <code>{name}</code> exists{' '}
            {since === until ? 'in' : `from ${since} to`}{' '}
            <a href={withBaseUrl(href)} aria-label={`${name} in ${until}`}>
              {until}
            </a>
            {since === until && ' only'}.
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Heading IDs of the former site, by the IDs that replace them. */
export type FormerIds = Readonly<Record<string, readonly string[]>>;

export const Former = ({
  ids = [],
}: {
  readonly ids?: readonly string[] | undefined;
}) => (
  <>
    {ids.map((id) => (
      <span key={id} id={id} />
    ))}
  </>
);
