import type { MouseEvent } from 'react';
import clsx from 'clsx';
import type { EntryKind } from '../../search/format';
import type { Hit, MarkedText } from '../../search/results';
import styles from './styles.module.css';
import { toAddress } from './toAddress';

interface Props {
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
export default function HitLink(props: Props) {
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
