import Facts, { Fact } from './Facts';
import Prose from './Prose';
import type { FeedAttribute, FeedFormat } from '../../feed/types';
import styles from './styles.module.css';

interface Props {
  readonly feed: FeedFormat;
  readonly attribute: FeedAttribute;
}

export default function Attribute({ feed, attribute }: Props) {
  const { name, type, values, description, example, note } = attribute;
  // An example adds nothing to a list of all values.
  const isExampleNeeded = type !== 'boolean' && values === undefined;
  return (
    <li className={styles.attribute}>
      <p>
        <code>{name}</code>: <Prose feed={feed}>{description}</Prose>
      </p>
      <Facts feed={feed} value={attribute}>
        {isExampleNeeded && example !== undefined && (
          <Fact name="Example">
            <code>{example}</code>
          </Fact>
        )}
      </Facts>
      {note !== undefined && (
        <p className={styles.note}>
          <Prose feed={feed}>{note}</Prose>
        </p>
      )}
    </li>
  );
}
