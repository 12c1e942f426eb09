import React from 'react';
import type { ChangeModel, ComparisonModel } from '@site/src/openrpc';
import Text from './Text';
import styles from './changes.module.css';

/** A symbol that leads to its place in the newer and the older version. */
function ChangedSymbol({
  change,
  from,
  to,
  base,
}: {
  readonly change: ChangeModel;
  readonly from: string;
  readonly to: string;
  readonly base: string;
}): React.JSX.Element {
  const links = [
    { version: from, href: change.from },
    { version: to, href: change.to },
  ];
  return (
    <div>
      <code>{change.symbol || 'All modules'}</code>{' '}
      <span className={styles.links}>
        {links.map(
          ({ version, href }) =>
            href !== undefined && (
              <a
                key={version}
                href={`${base}${href.slice(1)}`}
                aria-label={`${change.symbol} in ${version}`}
              >
                {version}
              </a>
            ),
        )}
      </span>
    </div>
  );
}

/** What has changed, without the kind, which stands before it. */
const getWhat = ({ kind, message }: ChangeModel): string =>
  message.endsWith(` ${kind}`) ? message.slice(0, -kind.length - 1) : message;

interface Props {
  readonly comparison: ComparisonModel;
  /** Where the site lies. */
  readonly base: string;
}

/** What differs between two versions, by module, breaking changes marked. */
export default function Changes({
  comparison,
  base,
}: Props): React.JSX.Element {
  const { from, to, changes } = comparison;
  if (!changes.length) {
    return (
      <p>
        The API of {to} is the same as that of {from}.
      </p>
    );
  }
  const modules = [...new Set(changes.map((change) => change.module))].sort();
  return (
    <>
      {modules.map((module) => (
        <section key={module} aria-label={module || 'All modules'}>
          <p className={styles.module}>{module || 'All modules'}</p>
          <ul className={styles.changes}>
            {changes
              .filter((change) => change.module === module)
              .map((change, i) => (
                <li key={i}>
                  <span className={styles[change.kind]}>{change.kind}</span>
                  <ChangedSymbol
                    change={change}
                    from={from}
                    to={to}
                    base={base}
                  />
                  <div className={styles.what}>
                    <Text>{getWhat(change)}</Text>
                    {change.breaking && (
                      <p className={styles.breaking}>
                        <strong>Breaks apps:</strong> {change.reason}.
                      </p>
                    )}
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
