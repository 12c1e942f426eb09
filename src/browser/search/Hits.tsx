import type { Hit } from '../../search/results';
import HitLink from './HitLink';
import styles from './styles.module.css';
import type { SearchBox } from './useSearchBox';

interface Props {
  readonly box: SearchBox;
  readonly hits: readonly Hit[];
  /** True until the hits are those of the query. */
  readonly isBusy: boolean;
  /** Called when a hit is opened in this tab. */
  readonly onLeave: () => void;
}

/** The list of hits. */
export default function Hits(props: Props) {
  const { box, hits, isBusy, onLeave } = props;
  return (
    <div
      {...box.getMenuProps({
        className: styles.hits,
        'aria-label': 'Results',
        'aria-busy': isBusy,
        hidden: hits.length === 0,
      })}
    >
      {hits.map((item, index) => (
        <HitLink
          key={item.id}
          hit={item}
          isActive={index === box.highlightedIndex}
          onLeave={onLeave}
          optionProps={box.getItemProps({ item, index })}
        />
      ))}
    </div>
  );
}
