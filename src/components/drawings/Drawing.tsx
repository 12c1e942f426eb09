import styles from './styles.module.css';

/** Outlines from the left edge of a 160 × 100 grid, with one highlighted part. */
const DRAWINGS = {
  /** An unplugged television, for a missing page. */
  unplugged: {
    lines:
      'M1.5 10h84v52H1.5zM23.5 62l-5 10M63.5 62l5 10M43.5 62c0 26 22 30 40 24M125.5 50h20v30h-20zM132.5 62v6M138.5 62v6',
    lit: 'M85.5 79h12v14H85.5zM97.5 83h8M97.5 89h8',
  },
  /** A magnifier over empty lines, for a search without hits. */
  nothing: {
    lines:
      'M1.5 20h60M1.5 36h40M1.5 52h34M1.5 68h44M101.5 74l18 18M83.5 30a26 26 0 1 1 0 52 26 26 0 0 1 0-52z',
    lit: 'M83.5 52a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  },
  /** Two identical pages, for a comparison of a version with itself. */
  same: {
    lines:
      'M1.5 12h44v72H1.5zM89.5 12h44v72h-44zM11.5 30h24M11.5 44h24M11.5 58h14M99.5 30h24M99.5 44h24M99.5 58h14',
    lit: 'M59.5 42h16M59.5 54h16',
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
