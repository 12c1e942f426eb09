import CodeBlock from '@theme/CodeBlock';
import type { ExampleModel } from '@site/src/openrpc';
import PlainCode from './PlainCode';
import styles from './styles.module.css';

interface Props {
  readonly example: ExampleModel;
  /** Whether to omit syntax colors, for examples that few readers open. */
  readonly isPlain?: boolean;
}

/** JavaScript and its result; a click shows the JSON-RPC messages. */
export default function Example({ example, isPlain = false }: Props) {
  const { name, javascript, result, messages } = example;
  return (
    <div className={styles.example}>
      {isPlain ? (
        <PlainCode title={name} canRun>
          {javascript}
        </PlainCode>
      ) : (
        <CodeBlock language="js" title={name}>
          {javascript}
        </CodeBlock>
      )}
      {result !== undefined && <PlainCode title="Value">{result}</PlainCode>}
      {messages.length > 0 && (
        <details className={styles.details}>
          <summary>JSON-RPC messages</summary>
          {messages.map(({ title, body }) => (
            <PlainCode key={title} title={title}>
              {body}
            </PlainCode>
          ))}
        </details>
      )}
    </div>
  );
}
