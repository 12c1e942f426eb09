import { memo, useEffect, useRef, useState } from 'react';
import type { Hit } from '../../search/results';
import HitLink from './HitLink';
import styles from './styles.module.css';
import type { SearchBox } from './useSearchBox';

interface ListProps {
  readonly hits: readonly Hit[];
  /** Query that the hits match. */
  readonly query: string;
  readonly highlighted: number;
  readonly getItemProps: SearchBox['getItemProps'];
  /** Called when a hit is opened in this tab. */
  readonly onLeave: () => void;
}

interface Props extends Omit<ListProps, 'highlighted' | 'getItemProps'> {
  readonly box: SearchBox;
  /** True until the hits are those of the query. */
  readonly isBusy: boolean;
}

/** Hits that are rendered while the reader types; they fill most windows. */
const FIRST = 10;

/** Renders the first hits, and the others when the last of them is in view. */
function HitList(props: ListProps) {
  const { hits, query, highlighted, getItemProps, onLeave } = props;
  const [expanded, setExpanded] = useState('');
  const last = useRef<HTMLSpanElement>(null);
  const isPart = expanded !== query && hits.length > FIRST;
  useEffect(() => {
    last.current?.parentElement?.scrollTo(0, 0);
  }, [query]);
  useEffect(() => {
    if (!isPart || !last.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setExpanded(query);
    });
    observer.observe(last.current);
    return () => {
      observer.disconnect();
    };
  }, [isPart, query]);
  const count = isPart ? Math.max(FIRST, highlighted + 1) : hits.length;
  return (
    <>
      {hits.slice(0, count).map((item, index) => (
        <HitLink
          key={item.id}
          hit={item}
          isActive={index === highlighted}
          onLeave={onLeave}
          optionProps={{
            ...getItemProps({ item, index }),
            'aria-posinset': index + 1,
            'aria-setsize': hits.length,
          }}
        />
      ))}
      <span ref={last} role="presentation" />
    </>
  );
}

/** Isn't rendered again when only the text of the field changes. */
const MemoizedList = memo(HitList);

/** The list of hits. */
export default function Hits(props: Props) {
  const { box, isBusy, ...others } = props;
  return (
    <div
      {...box.getMenuProps({
        className: styles.hits,
        'aria-label': 'Results',
        'aria-busy': isBusy,
        hidden: others.hits.length === 0,
      })}
    >
      <MemoizedList
        {...others}
        highlighted={box.highlightedIndex}
        getItemProps={box.getItemProps}
      />
    </div>
  );
}
