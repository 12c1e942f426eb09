import Link from '@docusaurus/Link';
import type { MethodModel } from '@site/src/openrpc';
import styles from './styles.module.css';

interface Props {
  readonly deprecation: NonNullable<MethodModel['deprecation']>;
}

/** The version that deprecated a method, and its replacement. */
export default function Deprecation({ deprecation }: Props) {
  const { since, alternative } = deprecation;
  return (
    <p className={styles.deprecation}>
      <strong>Deprecated{since ? ` since ${since}` : ''}.</strong>{' '}
      {alternative && (
        <>
          Use <Link to={alternative.href}>{alternative.text}</Link> instead.
        </>
      )}
    </p>
  );
}
