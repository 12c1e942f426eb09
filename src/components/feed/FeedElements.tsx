import Heading from '@theme/Heading';
import { printKinds } from '../../feed/conditions';
import { getChildElements, getDistinction } from '../../feed/getChildElements';
import { printExample } from '../../feed/printExample';
import type { FeedAttribute, FeedElement, FeedFormat } from '../../feed/types';
import Facts, { Fact } from './Facts';
import Prose from './Prose';
import styles from './styles.module.css';

interface EntryProps<T> {
  readonly feed: FeedFormat;
  readonly value: T;
}

function Attribute({ feed, value }: EntryProps<FeedAttribute>) {
  const { name, type, values, description, example, note } = value;
  // If all values are listed, an example isn't needed.
  const isExampleNeeded = type !== 'boolean' && values === undefined;
  return (
    <li className={styles.attribute}>
      <p>
        <code>{name}</code>: <Prose feed={feed}>{description}</Prose>
      </p>
      <Facts feed={feed} value={value}>
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

const OCCURRENCES: Readonly<Record<FeedElement['cardinality'], string>> = {
  '0..1': 'at most once',
  '1': 'exactly once',
  '0..n': 'any number of times',
  '1..n': 'at least once',
};

function Element({ feed, value: element }: EntryProps<FeedElement>) {
  const { name, id, path, appliesTo, attributes, note } = element;
  const distinction = getDistinction(feed, element);
  const example = printExample(element);
  return (
    <section className={styles.element}>
      <Heading as="h3" id={id}>
        <code>{name}</code>
        {distinction !== undefined && ` in ${distinction}`}
      </Heading>
      <p>
        <Prose feed={feed}>{element.description}</Prose>
      </p>
      <Facts feed={feed} value={element}>
        <Fact name="Occurs">{OCCURRENCES[element.cardinality]}</Fact>
        <Fact name="Applies to">{printKinds(appliesTo, feed.videoKinds)}</Fact>
        <Fact name="Path">
          <code>{path}</code>
        </Fact>
      </Facts>
      {example !== undefined && (
        <pre className={styles.example}>
          <code>{example}</code>
        </pre>
      )}
      {note !== undefined && (
        <p className={styles.note}>
          <Prose feed={feed}>{note}</Prose>
        </p>
      )}
      {attributes.length > 0 && (
        <>
          <p className={styles.label}>Attributes</p>
          <ul className={styles.attributes}>
            {attributes.map((attribute) => (
              <Attribute key={attribute.name} feed={feed} value={attribute} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface Props {
  /** The page's `gmrss.json`. */
  readonly feed: FeedFormat;
  /** Name of the element whose children are shown, or `feed` for the root. */
  readonly parent: string;
}

export default function FeedElements({ feed, parent }: Props) {
  return (
    <>
      {getChildElements(feed, parent).map((element) => (
        <Element key={element.path} feed={feed} value={element} />
      ))}
    </>
  );
}
