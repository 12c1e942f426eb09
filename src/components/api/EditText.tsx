import type { MethodModel } from '@site/src/openrpc';
import { usePageChange } from '../usePageChange';
import styles from './styles.module.css';

/** Links to the line of the symbol's description in `openrpc.json`. */
export default function EditText({ line }: Pick<MethodModel, 'line'>) {
  const [file] = usePageChange().url?.split('#') ?? [];
  if (!file || !line) return null;
  return (
    <p className={styles.usedBy} data-screen-only="">
      <a href={`${file}#L${line}`}>Edit this text</a>
    </p>
  );
}
