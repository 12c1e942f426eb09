import { Fragment } from 'react';
import type { SchemaPageModel } from '@site/src/openrpc';
import Absent, { type FormerIds, Former } from './Absent';
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
        <Fragment key={schema.id}>
          <Former ids={formerIds?.[schema.id]} />
          <Schema schema={schema} as="h2" version={model.version} />
        </Fragment>
      ))}
      <Absent absent={model.absent} version={model.version} />
    </>
  );
}
