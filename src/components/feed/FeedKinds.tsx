import type { FeedFormat } from '../../feed/types';
import { printKinds } from '../../feed/conditions';
import ElementLinks from './ElementLinks';
import { Fact } from './Facts';
import { getChildElements } from '../../feed/getChildElements';
import { getRequirements } from '../../feed/getRequirements';
import styles from './styles.module.css';

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
