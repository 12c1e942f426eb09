import type { SchemaPageModel } from '@site/src/openrpc';
import Absent, { type FormerIds } from './Absent';
import Schema from './Schema';

interface Props {
  readonly model: SchemaPageModel;
  /** Ids of the former site, by the id of their replacement. */
  readonly formerIds?: FormerIds;
}

/** A page of types that several modules share. */
export default function SchemaPage({ model, formerIds }: Props) {
  return (
    <>
      <p>{model.summary}</p>
      {model.schemas.map((schema) => (
        <Schema
          key={schema.id}
          schema={schema}
          as="h2"
          version={model.version}
          formerIds={formerIds?.[schema.id]}
        />
      ))}
      <Absent absent={model.absent} version={model.version} />
    </>
  );
}
