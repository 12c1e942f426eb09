import React, { useEffect, useState } from 'react';
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

/** Hits that fill the dialog. */
const FIRST = 8;

/** Milliseconds without a key after which the others are rendered. */
const PAUSE = 200;

/** The list of hits; what is out of sight waits until the reader stops typing. */
export default function Hits(props: Props): React.JSX.Element {
  const { box, hits, isBusy, onLeave } = props;
  const [whole, setWhole] = useState<readonly Hit[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setWhole(hits);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [hits]);
  const count =
    whole === hits ? hits.length : Math.max(FIRST, box.highlightedIndex + 1);
  return (
    <div
      {...box.getMenuProps({
        className: styles.hits,
        'aria-label': 'Results',
        'aria-busy': isBusy,
        hidden: hits.length === 0,
      })}
    >
      {hits.slice(0, count).map((item, index) => (
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
