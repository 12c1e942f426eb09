import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { MethodModel } from '@site/src/openrpc';
import Deprecation from './Deprecation';
import EditText from './EditText';
import Examples from './Examples';
import Fields from './Fields';
import History from './History';
import Sentence from './Sentence';
import Signature from './Signature';
import Text from './Text';
import styles from './styles.module.css';

interface Props {
  readonly method: MethodModel;
  /** Heading of the value: a promise's result or an event's payload. */
  readonly resultTitle?: string;
  /** Version of the page. */
  readonly version: string;
}

function Errors({ errors }: Pick<MethodModel, 'errors'>) {
  return (
    <>
      <h4>Errors</h4>
      <ul>
        {errors.map((sentence, i) => (
          <li key={i}>
            <Sentence parts={sentence} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A method or an event: its description, forms, parameters and result. */
export default function Method({
  method,
  resultTitle = 'Result',
  version,
}: Props) {
  const { id, name, summary, description, deprecation, related } = method;
  const hasSeveralForms = method.forms.length > 1;
  return (
    <section className={styles.member} data-member="" aria-label={name}>
      <Heading as="h3" id={id}>
        {name}
      </Heading>
      <div className={styles.body}>
        {method.forms.length > 0 && <Signature forms={method.forms} />}
        {deprecation && <Deprecation deprecation={deprecation} />}
        <p>
          <Text>{summary}</Text>
        </p>
        {description && (
          <p>
            <Text>{description}</Text>
          </p>
        )}
        {related && (
          <p>
            See also <Link to={related.href}>{related.text}</Link>.
          </p>
        )}
        {method.history && (
          <History
            history={method.history}
            name={name}
            version={version}
            isDeprecated={deprecation !== undefined}
          />
        )}
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
            <Examples
              examples={method.examples}
              visible={hasSeveralForms ? 2 : 1}
            />
          </div>
        )}
        <EditText line={method.line} />
      </div>
    </section>
  );
}
