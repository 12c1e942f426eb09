import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { MethodModel, ExampleModel } from '@site/src/openrpc';
import EditText from './EditText';
import Fields from './Fields';
import History from './History';
import Parts from './Parts';
import Text, { Paragraph } from './Text';
import styles from './styles.module.css';
import CodeBlock from '@theme/CodeBlock';
import PlainCode from './PlainCode';

export const Signature = ({ forms }: Pick<MethodModel, 'forms'>) => (
  <div className={styles.signatures}>
    {forms.map(({ title, signature }) => (
      <div key={title}>
        {forms.length > 1 && <p className={styles.formTitle}>{title}</p>}
        <pre className={clsx(styles.signature, 'language-ts')}>
          <code>
            <Parts parts={signature} isColored />
          </code>
        </pre>
      </div>
    ))}
  </div>
);

const Deprecation = ({
  since,
  alternative,
}: NonNullable<MethodModel['deprecation']>) => (
  <p className={styles.deprecation}>
    <strong>Deprecated{since ? ` since ${since}` : ''}.</strong>{' '}
    {alternative && (
      <>
        Use <Link to={alternative.href}>{alternative.text}</Link> instead.
      </>
    )}
  </p>
);

function Examples({ examples, forms }: MethodModel) {
  const visible = forms.length > 1 ? 2 : 1;
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

interface ExampleProps {
  readonly example: ExampleModel;
  /** Omits syntax colors, for examples that few readers open. */
  readonly isPlain?: boolean;
}

function Example({ example, isPlain = false }: ExampleProps) {
  const { name, javascript, result, messages } = example;
  const Code = isPlain ? PlainCode : CodeBlock;
  return (
    <div className={styles.example}>
      <Code title={name} language="js">
        {javascript}
      </Code>
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

interface Props {
  readonly method: MethodModel;
  /** Heading above a promise's result or an event's payload. */
  readonly resultTitle?: string;
  readonly version: string;
}

const Errors = ({ errors }: Pick<MethodModel, 'errors'>) => (
  <>
    <h4>Errors</h4>
    <ul>
      {errors.map((error) => (
        <li key={error}>
          <Text>{error}</Text>
        </li>
      ))}
    </ul>
  </>
);

export default function Method({
  method,
  resultTitle = 'Result',
  version,
}: Props) {
  const { id, name, summary, description, deprecation, related } = method;
  return (
    <section className={styles.member} data-member="" aria-label={name}>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <div className={styles.body}>
        {method.forms.length > 0 && <Signature forms={method.forms} />}
        {deprecation && <Deprecation {...deprecation} />}
        <Paragraph text={summary} />
        <Paragraph text={description} />
        {related && (
          <p>
            See also <Link to={related.href}>{related.text}</Link>.
          </p>
        )}
        <History
          history={method.history}
          name={name}
          version={version}
          isDeprecated={deprecation !== undefined}
        />
        {method.parameters.length > 0 && (
          <>
            <h4>Parameters</h4>
            <Fields fields={method.parameters} />
          </>
        )}
        <h4>{resultTitle}</h4>
        <Fields fields={method.result} showsOptional={false} />
        {method.errors.length > 0 && <Errors errors={method.errors} />}
        {method.examples.length > 0 && (
          <div className={styles.examples}>
            <h4>Examples</h4>
            <Examples {...method} />
          </div>
        )}
        <EditText line={method.line} />
      </div>
    </section>
  );
}
