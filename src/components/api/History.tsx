import React from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { HistoryModel } from '@site/src/openrpc';
import Text from './Text';
import styles from './history.module.css';

interface Props {
  readonly history: HistoryModel;
  /** The symbol, for those who cannot see what the list stands below. */
  readonly name: string;
  /** Version of the page. */
  readonly version: string;
}

/** The versions that have a symbol, each leading to it. */
function Availability({ history, name, version }: Props): React.JSX.Element {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <ul className={styles.strip} aria-label={`Versions that have ${name}`}>
      {history.availability.map(({ version: other, href }) => (
        <li key={other}>
          {href === undefined ? (
            <span className={styles.absent}>
              <span aria-hidden="true">–</span> {other}
              <span className={styles.hidden}> does not have it</span>
            </span>
          ) : (
            // A plain link: this many would each be prefetched otherwise.
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

/** Since when a symbol exists, what changed, and which versions have it. */
export default function History(props: Props): React.JSX.Element {
  const { since, deprecatedSince, alternative, removedIn } = props.history;
  const { changes, availability } = props.history;
  const isOldest = availability[0]?.version === since;
  const marks = [
    `Since ${since}${isOldest ? ' or earlier' : ''}`,
    deprecatedSince && `deprecated since ${deprecatedSince}`,
    alternative && `use ${alternative}`,
    removedIn && `removed in ${removedIn}`,
  ].filter(Boolean);
  return (
    <div className={styles.history}>
      <p className={styles.marks}>{marks.join(' · ')}</p>
      <Availability {...props} />
      {changes.length > 0 && (
        <details className={styles.changes}>
          <summary>
            Changed in {changes.map((change) => change.version).join(', ')}
          </summary>
          <ul>
            {changes.map(({ version, messages }) => (
              <li key={version}>
                {version}: <Text>{messages.join('; ')}</Text>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
