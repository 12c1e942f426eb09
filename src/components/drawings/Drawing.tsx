import styles from './styles.module.css';

/** Outlines on a 160 × 100 grid, with one highlighted part. */
const DRAWINGS = {
  /** An unplugged television, for a missing page. */
  unplugged: {
    lines:
      'M8 10h84v52H8zM30 62l-5 10M70 62l5 10M50 62c0 26 22 30 40 24M132 50h20v30h-20zM139 62v6M145 62v6',
    lit: 'M92 79h12v14H92zM104 83h8M104 89h8',
  },
  /** A magnifier over empty lines, for a search without hits. */
  nothing: {
    lines:
      'M12 20h60M12 36h40M12 52h34M12 68h44M112 74l18 18M94 30a26 26 0 1 1 0 52 26 26 0 0 1 0-52z',
    lit: 'M94 52a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  },
  /** Two identical pages, for a comparison of a version with itself. */
  same: {
    lines:
      'M14 12h44v72H14zM102 12h44v72h-44zM24 30h24M24 44h24M24 58h14M112 30h24M112 44h24M112 58h14',
    lit: 'M72 42h16M72 54h16',
  },
} as const;

interface Props {
  readonly name: keyof typeof DRAWINGS;
}

/** Hidden from screen readers, because the text next to it has the same meaning. */
export default function Drawing({ name }: Props) {
  const { lines, lit } = DRAWINGS[name];
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 160 100"
      width="160"
      height="100"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className={styles.lit} d={lit} />
    </svg>
  );
}
