import Link from '@docusaurus/Link';
import type { IndexModel } from '@site/src/openrpc';
import Absent from './Absent';
import styles from './styles.module.css';

interface Props {
  readonly model: IndexModel;
  readonly show: 'modules' | 'schemaPages';
  /** Path from this page to the folder of the listed pages, for example `./`. */
  readonly path: string;
}

export default function Index({ model, show, path }: Props) {
  return (
    <>
      <dl className={styles.fields}>
        {model[show].map(({ name, summary }) => (
          <div key={name} className={styles.field}>
            <dt>
              <Link to={`${path}${name}/`}>{name}</Link>
            </dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      {show === 'modules' && (
        <Absent absent={model.absent} version={model.version} />
      )}
    </>
  );
}
