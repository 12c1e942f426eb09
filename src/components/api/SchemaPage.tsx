import React from 'react';
import type { SchemaPageModel } from '@site/src/openrpc';
import Absent from './Absent';
import Schema from './Schema';

interface Props {
  readonly model: SchemaPageModel;
}

/** A page of types that several modules share. */
export default function SchemaPage({ model }: Props): React.JSX.Element {
  return (
    <>
      <p>{model.summary}</p>
      {model.schemas.map((schema) => (
        <Schema
          key={schema.id}
          schema={schema}
          as="h2"
          version={model.version}
        />
      ))}
      <Absent absent={model.absent} version={model.version} />
    </>
  );
}
