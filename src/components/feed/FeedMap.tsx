import ElementLinks from './ElementLinks';
import { getChildElements } from '../../feed/getChildElements';
import type { FeedElement, FeedFormat } from '../../feed/types';
import styles from './styles.module.css';

const GROUPS = ['Always', 'In some cases', 'Optional'] as const;

function getGroup({ required, requiredWhen }: FeedElement) {
  const [always, conditional, optional] = GROUPS;
  if (required) return always;
  return requiredWhen ? conditional : optional;
}

interface Props {
  readonly feed: FeedFormat;
  /** Name of the element whose children are listed, or `feed` for the root. */
  readonly parent: string;
}

export default function FeedMap({ feed, parent }: Props) {
  const children = getChildElements(feed, parent);
  return (
    <dl className={styles.facts}>
      {GROUPS.map((name) => (
        <ElementLinks
          key={name}
          name={name}
          elements={children.filter((child) => getGroup(child) === name)}
        />
      ))}
    </dl>
  );
}
