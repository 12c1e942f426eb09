import type {
  ContentDescriptor,
  Method,
  OpenRpcDocument,
  Schema,
} from '@site/src/openrpc/document/types';
import { createDocument } from './createDocument';

/** The parts of a document that differ from another version's. */
export interface Parts {
  readonly version?: string;
  readonly modules?: readonly string[];
  readonly methods?: readonly Method[];
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly integer?: 'number' | 'bigint';
  readonly constants?: 'own' | 'referenced';
}

/** A version of the API; by default, it has no methods. */
export function createVersion(parts: Parts = {}): OpenRpcDocument {
  const { version = '1.0.0', modules = ['Device'] } = parts;
  const { methods = [], schemas, integer = 'number' } = parts;
  const { constants = 'referenced' } = parts;
  return {
    ...createDocument({ methods, schemas }),
    info: { title: 'Test', version },
    'x-modules': modules.map((name) => ({ name, summary: name })),
    'x-integer-type': integer,
    'x-constants': constants,
  };
}

/** A parameter; required by default. */
export function createParameter(
  name: string,
  schema: Schema,
  required = true,
): ContentDescriptor {
  return { name, required, schema };
}

export function refer(key: string): Schema {
  return { $ref: `#/components/schemas/${key}` };
}
