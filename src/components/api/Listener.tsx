import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type { ListenerModel } from '@site/src/openrpc';
import Signature from './Signature';
import Text from './Text';
import styles from './styles.module.css';

interface Props {
  readonly listener: ListenerModel;
}

/** `listen`, `once` or `clear`, with the behavior of this version. */
export default function Listener({ listener }: Props) {
  return (
    <section className={styles.member} aria-label={listener.name}>
      <Heading as="h3" id={listener.id}>
        {listener.name}
      </Heading>
      <div className={styles.body}>
        <Signature forms={listener.forms} />
        <p>
          <Text>{listener.summary}</Text>
        </p>
        {listener.description && (
          <p>
            <Text>{listener.description}</Text>
          </p>
        )}
        <CodeBlock language="js">{listener.example}</CodeBlock>
      </div>
    </section>
  );
}
