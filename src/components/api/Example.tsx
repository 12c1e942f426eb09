import React from 'react';
import CodeBlock from '@theme/CodeBlock';
import type { ExampleModel } from '@site/src/openrpc';
import styles from './styles.module.css';

interface Props {
  readonly example: ExampleModel;
}

/** JavaScript, what it gives, and the JSON-RPC messages behind one click. */
export default function Example({ example }: Props): React.JSX.Element {
  const { name, javascript, result, messages } = example;
  return (
    <div className={styles.example}>
      <CodeBlock language="js" title={name}>
        {javascript}
      </CodeBlock>
      {result !== undefined && (
        <CodeBlock language="json" title="Value">
          {result}
        </CodeBlock>
      )}
      {messages.length > 0 && (
        <details className={styles.details}>
          <summary>JSON-RPC messages</summary>
          {messages.map(({ title, body }) => (
            <CodeBlock key={title} language="json" title={title}>
              {body}
            </CodeBlock>
          ))}
        </details>
      )}
    </div>
  );
}
