import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import type { ModuleModel, ListenerModel } from '@site/src/openrpc';
import { SECTIONS, type SectionName } from '@site/src/openrpc/pages/getAnchors';
import { printImport } from '@site/src/openrpc/print/printImport';
import Absent, { type FormerIds, Former } from './Absent';
import History from './History';
import Method, { Signature } from './Method';
import Schema from './Schema';
import { Sentence } from './Parts';
import Text, { Paragraph } from './Text';
import styles from './styles.module.css';

function Members({ methods, events }: ModuleModel) {
  const rows = [
    ...methods.map((method) => ({ ...method, isEvent: false })),
    ...events.map((event) => ({ ...event, isEvent: true })),
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

const Listener = ({ name, id, forms, ...listener }: ListenerModel) => (
  <section className={styles.member} aria-label={name}>
    <Heading as="h3" id={id}>
      {name}
    </Heading>
    <div className={styles.body}>
      <Signature forms={forms} />
      <Paragraph text={listener.summary} />
      <Paragraph text={listener.description} />
      <CodeBlock language="js">{listener.example}</CodeBlock>
    </div>
  </section>
);

interface Props {
  readonly model: ModuleModel;
  readonly formerIds?: FormerIds;
}

function Section({
  name,
  isEmpty = false,
  formerIds,
  children,
}: {
  readonly name: SectionName;
  readonly isEmpty?: boolean;
  readonly formerIds?: FormerIds | undefined;
  readonly children: ReactNode;
}) {
  if (isEmpty) return null;
  const { id, title } = SECTIONS[name];
  return (
    <>
      <Former ids={formerIds?.[id]} />
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </>
  );
}

const Methods = ({
  methods,
  ...props
}: Pick<ModuleModel, 'methods' | 'version'> & {
  readonly resultTitle?: string;
}) => (
  <>
    {methods.map((method) => (
      <Method key={method.id} method={method} {...props} />
    ))}
  </>
);

export default function Module({ model, formerIds }: Props) {
  const { name, version, methods, listeners, events, internal, schemas } =
    model;
  // The description of a failure is the same for all methods.
  const failure = methods.find((method) => method.failure)?.failure;
  return (
    <>
      <Section name="overview">
        <Paragraph text={model.description ?? model.summary} />
        <History history={model.history} name={name} version={version} />
        <Members {...model} />
      </Section>
      <Section name="usage">
        <CodeBlock language="js">{printImport(name).trim()}</CodeBlock>
      </Section>
      <Section name="methods" isEmpty={!methods.length}>
        {failure && (
          <p>
            <Sentence parts={failure} />
          </p>
        )}
        <Methods methods={methods} version={version} />
      </Section>
      <Section name="events" isEmpty={!events.length} formerIds={formerIds}>
        {listeners.map((listener) => (
          <Listener key={listener.id} {...listener} />
        ))}
        <Methods methods={events} resultTitle="Payload" version={version} />
      </Section>
      <Section name="internal" isEmpty={!internal.length}>
        <p>
          App code can’t call these methods. This page lists them because they
          appear in JSON-RPC logs.
        </p>
        <Methods methods={internal} version={version} />
      </Section>
      <Section name="schemas" isEmpty={!schemas.length}>
        {schemas.map((schema) => (
          <Schema
            key={schema.id}
            schema={schema}
            as="h3"
            version={version}
            formerIds={formerIds?.[schema.id]}
          />
        ))}
      </Section>
      <Absent absent={model.absent} version={version} />
    </>
  );
}
