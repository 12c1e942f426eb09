import ElementLinks from './ElementLinks';
import { Fact } from './Facts';
import { getChildElements } from '../../feed/getChildElements';
import type { FeedElement, FeedFormat } from '../../feed/types';
import styles from './styles.module.css';

type ElementGroup = readonly [name: string, elements: readonly FeedElement[]];

function getGroups(elements: readonly FeedElement[]): readonly ElementGroup[] {
  const isConditional = ({ required, requiredWhen }: FeedElement) =>
    !required && requiredWhen !== undefined;
  const groups: readonly ElementGroup[] = [
    ['Always', elements.filter(({ required }) => required)],
    ['In some cases', elements.filter(isConditional)],
    [
      'Optional',
      elements.filter(
        (element) => !element.required && !isConditional(element),
      ),
    ],
  ];
  return groups.filter(([, members]) => members.length > 0);
}

interface Props {
  /** The content of the page's `gmrss.json`. */
  readonly feed: FeedFormat;
  /** Name of the element whose children are listed, or `feed` for the root. */
  readonly parent: string;
}

/** Links to all children of an element, grouped by whether they are required. */
export default function FeedMap({ feed, parent }: Props) {
  return (
    <dl className={styles.facts}>
      {getGroups(getChildElements(feed, parent)).map(([name, elements]) => (
        <Fact key={name} name={name}>
          <ElementLinks elements={elements} />
        </Fact>
      ))}
    </dl>
  );
}
