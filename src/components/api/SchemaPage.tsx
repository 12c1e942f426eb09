import type { SchemaPageModel } from '@site/src/openrpc';
import Absent, { type FormerIds } from './Absent';
import Schema from './Schema';

interface Props {
  readonly model: SchemaPageModel;
  readonly formerIds?: FormerIds;
}

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
