import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { HistoryModel } from '@site/src/openrpc';
import Text from './Text';
import styles from './history.module.css';

interface Props {
  readonly history: HistoryModel | undefined;
  readonly name: string;
  readonly version: string;
  /** True if a box above the history already shows the deprecation. */
  readonly isDeprecated?: boolean;
}

function Availability({
  availability,
  name,
  version,
}: Omit<Props, 'history'> & Pick<HistoryModel, 'availability'>) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ul
      className={styles.strip}
      aria-label={`Versions that have ${name}`}
      data-screen-only=""
    >
      {availability.map(({ version: other, href }) => (
        <li key={other}>
          {href === undefined ? (
            <span className={styles.absent}>
              <span aria-hidden="true">–</span> {other}
              <span className="shell-hidden"> lacks it</span>
            </span>
          ) : (
            // `<Link>` would prefetch the targets of all these links.
            <a
              href={withBaseUrl(href)}
              aria-current={other === version ? 'true' : undefined}
            >
              {other}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns `''` if the symbol never changed. */
function summarize(history: HistoryModel, isDeprecated: boolean): string {
  const { since, deprecatedSince, alternative, removedIn } = history;
  const { changes, availability } = history;
  const isOldest = availability[0]?.version === since;
  const isEverywhere = availability.every(({ href }) => href !== undefined);
  const oldest = isOldest ? `Since ${since} or earlier` : `Since ${since}`;
  const marks = [
    changes.length > 0 &&
      `changed in ${changes.map(({ version }) => version).join(', ')}`,
    !isDeprecated && deprecatedSince && `deprecated since ${deprecatedSince}`,
    !isDeprecated && alternative && `use ${alternative}`,
    removedIn && `removed in ${removedIn}`,
  ].filter(Boolean);
  if (isEverywhere && !marks.length) return '';
  return [isEverywhere ? 'In every version' : oldest, ...marks].join(' · ');
}

export default function History(props: Props) {
  const { history, isDeprecated = false } = props;
  const summary = history && summarize(history, isDeprecated);
  if (!summary) return null;
  return (
    <details className={styles.history}>
      <summary>{summary}</summary>
      <Availability {...props} {...history} />
      {history.changes.length > 0 && (
        <ul>
          {history.changes.map(({ version, messages }) => (
            <li key={version}>
              {version}: <Text>{messages.join('; ')}</Text>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
