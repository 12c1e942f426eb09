import { Fragment } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { LinkModel, SchemaModel } from '@site/src/openrpc';
import { Former } from './Absent';
import EditText from './EditText';
import Fields, { Values } from './Fields';
import History from './History';
import Parts from './Parts';
import Text, { Paragraph } from './Text';
import PlainCode from './PlainCode';
import styles from './styles.module.css';

interface Props {
  readonly schema: SchemaModel;
  readonly as: 'h2' | 'h3';
  readonly version: string;
  readonly formerIds?: readonly string[] | undefined;
}

const UsedBy = ({ links }: { readonly links: readonly LinkModel[] }) => (
  <p className={styles.usedBy}>
    Used by{' '}
    {links.map(({ text, href }, i) => (
      <Fragment key={href}>
        {i > 0 && ', '}
        <Link to={href}>{text}</Link>
      </Fragment>
    ))}
  </p>
);

const Alternatives = ({ alternatives }: Pick<SchemaModel, 'alternatives'>) => (
  <ul>
    {alternatives.map(({ link, summary }) => (
      <li key={link.href}>
        <Link to={link.href}>
          <code>{link.text}</code>
        </Link>{' '}
        <Text>{summary}</Text>
      </li>
    ))}
  </ul>
);

const Examples = ({ examples }: Pick<SchemaModel, 'examples'>) => (
  <details className={styles.details}>
    <summary>{examples.length === 1 ? 'Example' : 'Examples'}</summary>
    {examples.map((example) => (
      <PlainCode key={example} title="JSON">
        {example}
      </PlainCode>
    ))}
  </details>
);

export default function Schema({ schema, as, version, formerIds }: Props) {
  const { id, name, summary, description, alternatives, usedBy } = schema;
  return (
    <>
      <Former ids={formerIds} />
      <section
        className={styles.member}
        data-member=""
        aria-label={`${name} type`}
      >
        <Heading as={as} id={id}>
          {name}
        </Heading>
        <div className={styles.body}>
          {schema.type.length > 0 && (
            <pre className={clsx(styles.signature, 'language-ts')}>
              <code>
                <Parts parts={[`type ${name} = `, ...schema.type]} isColored />
              </code>
            </pre>
          )}
          <Paragraph text={summary} />
          {schema.constraints.length > 0 && (
            <p className={styles.constraints}>
              {schema.constraints.join(' · ')}
            </p>
          )}
          <Paragraph text={description} />
          <History history={schema.history} name={name} version={version} />
          {schema.values.length > 0 && <Values values={schema.values} />}
          {alternatives.length > 0 && (
            <Alternatives alternatives={alternatives} />
          )}
          {schema.fields.length > 0 && <Fields fields={schema.fields} />}
          {schema.examples.length > 0 && (
            <Examples examples={schema.examples} />
          )}
          {usedBy.length > 0 && <UsedBy links={usedBy} />}
          <EditText line={schema.line} />
        </div>
      </section>
    </>
  );
}
