import Link from '@docusaurus/Link';
import type { FeedElement } from '../../feed/types';
import styles from './styles.module.css';

interface Props {
  readonly elements: readonly FeedElement[];
}

/** Links to the entries of some elements. */
export default function ElementLinks({ elements }: Props) {
  return (
    <ul className={styles.values}>
      {elements.map(({ path, id, name }) => (
        <li key={path}>
          <Link to={`#${id}`}>
            <code>{name}</code>
          </Link>
        </li>
      ))}
    </ul>
  );
}
