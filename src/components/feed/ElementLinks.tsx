import Link from '@docusaurus/Link';
import type { FeedElement } from '../../feed/types';
import { Fact } from './Facts';
import styles from './styles.module.css';

interface Props {
  readonly name: string;
  readonly elements: readonly FeedElement[];
}

export default function ElementLinks({ name, elements }: Props) {
  if (!elements.length) return null;
  return (
    <Fact name={name}>
      <ul className={styles.values}>
        {elements.map((element) => (
          <li key={element.path}>
            <Link to={`#${element.id}`}>
              <code>{element.name}</code>
            </Link>
          </li>
        ))}
      </ul>
    </Fact>
  );
}
