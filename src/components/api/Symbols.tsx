import React from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SymbolModel } from '@site/src/openrpc';
import Text from './Text';
import styles from './styles.module.css';

interface Props {
  readonly symbols: readonly SymbolModel[];
}

/** Every symbol of a version with a line each, from A to Z. */
export default function Symbols({ symbols }: Props): React.JSX.Element {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    // Each symbol has an entry of its own in the search.
    <dl className={styles.fields} data-search="skip">
      {symbols.map(({ text, href, kind, summary }) => (
        <div key={`${href} ${text}`} className={styles.field}>
          <dt>
            <a href={withBaseUrl(href)}>{text}</a>{' '}
            <span className={styles.optional}>{kind}</span>
          </dt>
          <dd>
            <Text>{summary}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
