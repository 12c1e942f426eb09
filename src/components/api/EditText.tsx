import { usePageChange } from '../usePageChange';
import styles from './styles.module.css';

interface Props {
  /** Line of the symbol's description in `openrpc.json`. */
  readonly line: number | undefined;
}

export default function EditText({ line }: Props) {
  const [file] = usePageChange().url?.split('#') ?? [];
  if (!file || !line) return null;
  return (
    <p className={styles.usedBy} data-screen-only="">
      <a href={`${file}#L${line}`}>Edit this text</a>
    </p>
  );
}
