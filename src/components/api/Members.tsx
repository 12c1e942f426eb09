import type { ModuleModel } from '@site/src/openrpc';
import Text from './Text';
import styles from './styles.module.css';

interface Props {
  readonly model: Pick<ModuleModel, 'methods' | 'events'>;
}

/** The overview of a module's methods and events, one line each. */
export default function Members({ model }: Props) {
  const rows = [
    ...model.methods.map((method) => ({ ...method, isEvent: false })),
    ...model.events.map((event) => ({ ...event, isEvent: true })),
  ];
  return (
    // The search indexes each member separately.
    <dl className={styles.members} data-search="skip">
      {rows.map(({ id, name, isEvent, summary, deprecation }) => (
        <div key={id} className={styles.field}>
          <dt>
            <a href={`#${id}`}>
              <code>
                {name}
                {!isEvent && '()'}
              </code>
            </a>
            {isEvent && <span className={styles.optional}> event</span>}
          </dt>
          <dd>
            <Text>{summary}</Text>
            {deprecation && (
              <span className={styles.optional}> Deprecated.</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
