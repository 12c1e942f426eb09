import type { FormModel } from '@site/src/openrpc';
import Parts from './Parts';
import styles from './styles.module.css';

interface Props {
  readonly forms: readonly FormModel[];
}

/** Every way to call a method, with its types as links. */
export default function Signature({ forms }: Props) {
  return (
    <div className={styles.signatures}>
      {forms.map(({ title, signature }) => (
        <div key={title}>
          {forms.length > 1 && <p className={styles.formTitle}>{title}</p>}
          <pre className={styles.signature}>
            <code>
              <Parts parts={signature} isColored />
            </code>
          </pre>
        </div>
      ))}
    </div>
  );
}
