import { memo, useEffect, useRef, useState, type MouseEvent } from 'react';
import clsx from 'clsx';
import type { EntryKind } from '../../search/format';
import type { Hit, MarkedText } from '../../search/results';
import { isPlainClick } from '../dom/isPlainClick';
import styles from './styles.module.css';
import { toAddress, type SearchBox } from './useSearchDialog';

interface HitLinkProps {
  readonly hit: Hit;
  readonly isActive: boolean;
  readonly onLeave: () => void;
  /** Props that make the link an option of the list. */
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

const Pieces = ({ pieces }: { readonly pieces: readonly MarkedText[] }) => (
  <>
    {pieces.map(({ text, isMarked }, index) =>
      isMarked ? <mark key={index}>{text}</mark> : text,
    )}
  </>
);

function HitLink(props: HitLinkProps) {
  const { hit, isActive, onLeave, optionProps } = props;
  return (
    <a
      {...optionProps}
      href={toAddress(hit)}
      tabIndex={-1}
      className={clsx(styles.hit, isActive && styles.active)}
      onClick={({ nativeEvent }: MouseEvent) => {
        if (isPlainClick(nativeEvent)) onLeave();
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

interface Props {
  readonly hits: readonly Hit[];
  /** The query that the hits match. */
  readonly query: string;
  readonly highlighted: number;
  readonly getItemProps: SearchBox['getItemProps'];
  /** Called when a hit is opened in this tab. */
  readonly onLeave: () => void;
}

/** The first hits are rendered in steps, so that no key waits for all of them. */
const STEP = 6;

/** Number of hits to render while the reader types, which is enough for most windows. */
const FIRST = 12;

/** Renders hits until the window is full; adds the others when the end comes into view. */
function Hits(props: Props) {
  const { hits, query, highlighted, getItemProps, onLeave } = props;
  const [first, setFirst] = useState(STEP);
  const [expanded, setExpanded] = useState('');
  const last = useRef<HTMLSpanElement>(null);
  const isPart = expanded !== query && hits.length > first;
  useEffect(() => {
    last.current?.parentElement?.scrollTo(0, 0);
  }, [query]);
  useEffect(() => {
    if (!isPart || !last.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      if (first < FIRST) setFirst(first + STEP);
      else setExpanded(query);
    });
    observer.observe(last.current);
    return () => observer.disconnect();
  }, [isPart, query, first]);
  const count = isPart ? Math.max(first, highlighted + 1) : hits.length;
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

// Otherwise, each key press would render the list twice: before and after the response.
export default memo(Hits);
