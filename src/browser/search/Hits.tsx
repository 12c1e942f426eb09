import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Hit, MarkedText } from '../../search/results';
import styles from './styles.module.css';
import type { SearchBox } from './useSearchBox';
import clsx from 'clsx';
import type { EntryKind } from '../../search/format';
import { toAddress } from './toAddress';

interface HitLinkProps {
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onLeave: () => void;
  /** Makes the link an option of the list. */
  readonly optionProps: object;
}

const KIND_LABELS: Readonly<Record<EntryKind, string>> = {
  module: 'Module',
  method: 'Method',
  event: 'Event',
  type: 'Type',
  types: 'Types',
  tool: 'Tool',
  page: 'Page',
  section: 'Section',
  changelog: 'Release',
  listener: 'Method',
  message: 'Message',
};

function Pieces({ pieces }: { readonly pieces: readonly MarkedText[] }) {
  return (
    <>
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </>
  );
}

/** True if the browser opens another tab or window. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** One hit: what it is, where it is, and since when. */
function HitLink(props: HitLinkProps) {
  const { hit, isActive, onLeave, optionProps } = props;
  return (
    <a
      {...optionProps}
      href={toAddress(hit)}
      tabIndex={-1}
      className={clsx(styles.hit, isActive && styles.active)}
      onClick={(event: MouseEvent) => {
        if (!opensElsewhere(event)) onLeave();
      }}
    >
      <span className={styles.head}>
        <span className={styles.title}>
          <Pieces pieces={hit.title} />
        </span>
        <span className={styles.kind}>{KIND_LABELS[hit.kind]}</span>
        {hit.isDeprecated && (
          <span className={styles.deprecated}>deprecated</span>
        )}
        <span className={styles.availability}>{hit.availability}</span>
      </span>
      {hit.signature !== undefined && (
        <code className={styles.signature}>{hit.signature}</code>
      )}
      <span className={styles.excerpt}>
        <Pieces pieces={hit.excerpt} />
      </span>
      <span className={styles.place}>
        {hit.place}
        {hit.reason !== undefined && ` · ${hit.reason}`}
      </span>
    </a>
  );
}

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
