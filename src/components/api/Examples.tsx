import type { ExampleModel } from '@site/src/openrpc';
import Example from './Example';
import styles from './styles.module.css';

interface Props {
  readonly examples: readonly ExampleModel[];
  /** Number of examples that are open; a click shows the others. */
  readonly visible: number;
}

/** The examples of a method; those that most readers need come first. */
export default function Examples({ examples, visible }: Props) {
  const rest = examples.slice(visible);
  return (
    <>
      {examples.slice(0, visible).map((example) => (
        <Example key={example.name} example={example} />
      ))}
      {rest.length > 0 && (
        <details className={styles.details}>
          <summary>
            {rest.length === 1
              ? '1 more example'
              : `${rest.length} more examples`}
          </summary>
          {rest.map((example) => (
            <Example key={example.name} example={example} isPlain />
          ))}
        </details>
      )}
    </>
  );
}
