import RunButton from '../RunButton';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly children: string;
  /** Whether readers can run it. */
  readonly canRun?: boolean;
}

/** Code without colors, which saves thousands of elements on a long page. */
export default function PlainCode({ title, children, canRun = false }: Props) {
  return (
    <figure className={styles.plain}>
      <figcaption>
        {title} {canRun && <RunButton />}
      </figcaption>
      <pre role="group" aria-label={title} tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
