import { printKinds } from '../../feed/conditions';
import { getChildElements } from '../../feed/getChildElements';
import { LIVE_KIND, type FeedElement, type FeedFormat } from '../../feed/types';
import ElementLinks from './ElementLinks';
import styles from './styles.module.css';

interface Requirements {
  /** Kinds that need the same elements. */
  readonly kinds: readonly string[];
  readonly elements: readonly FeedElement[];
}

function getRequirements(feed: FeedFormat): readonly Requirements[] {
  const groups = new Map<string, Requirements>();
  for (const kind of [...feed.kinds, LIVE_KIND]) {
    const elements = feed.elements.filter(
      ({ requiredWhen: when }) =>
        when && 'kinds' in when && when.kinds.includes(kind),
    );
    const key = elements.map(({ id }) => id).join(' ');
    const kinds = [...(groups.get(key)?.kinds ?? []), kind];
    groups.set(key, { kinds, elements });
  }
  return [...groups.values()];
}

/** Shows the elements that every item needs, then those of each content type. */
export default function FeedKinds({ feed }: { readonly feed: FeedFormat }) {
  const always = getChildElements(feed, 'item').filter(
    ({ required }) => required,
  );
  return (
    <dl className={styles.facts}>
      <ElementLinks name="Every item" elements={always} />
      {getRequirements(feed).map(({ kinds, elements }) => (
        <ElementLinks
          key={kinds.join()}
          name={printKinds(kinds, feed.videoKinds)}
          elements={elements}
        />
      ))}
    </dl>
  );
}
