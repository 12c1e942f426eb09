import Heading from '@theme/Heading';
import Attribute from './Attribute';
import { printKinds } from '../../feed/conditions';
import Facts, { Fact } from './Facts';
import { getDistinction } from '../../feed/getChildElements';
import { printExample } from '../../feed/printExample';
import Prose from './Prose';
import type { FeedElement, FeedFormat } from '../../feed/types';
import styles from './styles.module.css';

const OCCURRENCES: Readonly<Record<FeedElement['cardinality'], string>> = {
  '0..1': 'at most once',
  '1': 'exactly once',
  '0..n': 'any number of times',
  '1..n': 'once or more',
};

interface Props {
  readonly feed: FeedFormat;
  readonly element: FeedElement;
}

/** One entry of the reference, under the heading id of the former site. */
export default function Element({ feed, element }: Props) {
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
              <Attribute
                key={attribute.name}
                feed={feed}
                attribute={attribute}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
