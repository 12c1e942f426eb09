import React, { useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { AbsentModel } from '@site/src/openrpc';
import styles from './history.module.css';

interface Props {
  readonly absent: readonly AbsentModel[];
  /** Version of the page. */
  readonly version: string;
}

function describe({ name, since, until }: AbsentModel): string {
  return since === until
    ? `${name} exists in ${since} only.`
    : `${name} exists from ${since} to ${until}.`;
}

/** Tells a reader who follows a symbol to a version that it lacks. */
export default function AbsentSymbol({
  absent,
  version,
}: Props): React.JSX.Element | null {
  const { hash } = useLocation();
  // The static page knows no hash, so the first render must not either.
  const [symbol, setSymbol] = useState<AbsentModel>();
  useEffect(() => {
    setSymbol(absent.find(({ id }) => `#${id}` === hash));
  }, [absent, hash]);
  return (
    <div role="status">
      {symbol && (
        <p className={styles.notice}>
          Version {version} has no <code>{symbol.name}</code>.{' '}
          {describe(symbol)}
        </p>
      )}
    </div>
  );
}
