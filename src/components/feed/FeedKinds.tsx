import { printKinds } from '../../feed/conditions';
import { getChildElements } from '../../feed/getChildElements';
import { LIVE_KIND, type FeedElement, type FeedFormat } from '../../feed/types';
import ElementLinks from './ElementLinks';
import { Fact } from './Facts';
import styles from './styles.module.css';

interface KindRequirements {
  /** Kinds that need the same elements. */
  readonly kinds: readonly string[];
  /** Elements that these kinds need in addition to those of every item. */
  readonly elements: readonly FeedElement[];
}

function getElementsFor(
  kind: string,
  { elements }: FeedFormat,
): readonly FeedElement[] {
  return elements.filter(
    ({ requiredWhen }) =>
      requiredWhen !== undefined &&
      'kinds' in requiredWhen &&
      requiredWhen.kinds.includes(kind),
  );
}

/** The elements that each content kind needs; kinds with equal needs share a group. */
function getRequirements(format: FeedFormat): readonly KindRequirements[] {
  const groups = new Map<string, KindRequirements>();
  [...format.kinds, LIVE_KIND].forEach((kind) => {
    const elements = getElementsFor(kind, format);
    const key = elements.map(({ id }) => id).join(' ');
    const kinds = [...(groups.get(key)?.kinds ?? []), kind];
    groups.set(key, { kinds, elements });
  });
  return [...groups.values()];
}

interface Props {
  /** The content of the page's `gmrss.json`. */
  readonly feed: FeedFormat;
}

/** The elements that every item needs, then those of each content type. */
export default function FeedKinds({ feed }: Props) {
  const always = getChildElements(feed, 'item').filter(
    ({ required }) => required,
  );
  return (
    <dl className={styles.facts}>
      <Fact name="Every item">
        <ElementLinks elements={always} />
      </Fact>
      {getRequirements(feed).map(({ kinds, elements }) => (
        <Fact key={kinds.join()} name={printKinds(kinds, feed.videoKinds)}>
          <ElementLinks elements={elements} />
        </Fact>
      ))}
    </dl>
  );
}
