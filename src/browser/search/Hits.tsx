import { memo, useEffect, useRef, type MouseEvent } from 'react';
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

function Pieces({ pieces }: { readonly pieces: readonly MarkedText[] }) {
  return (
    <>
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : text,
      )}
    </>
  );
}

/** One hit, with its kind, versions, signature, excerpt, and place. */
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

/** The list of hits, which scrolls to its start for each query. */
function Hits(props: Props) {
  const { hits, query, highlighted, getItemProps, onLeave } = props;
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    end.current?.parentElement?.scrollTo(0, 0);
  }, [query]);
  return (
    <>
      {hits.map((item, index) => (
        <HitLink
          key={item.id}
          hit={item}
          isActive={index === highlighted}
          onLeave={onLeave}
          optionProps={getItemProps({ item, index })}
        />
      ))}
      <span ref={end} role="presentation" />
    </>
  );
}

// Without `memo`, each key would render the list twice: before and after the response.
export default memo(Hits);
