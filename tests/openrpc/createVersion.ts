import type {
  ContentDescriptor,
  Method,
  OpenRpcDocument,
  Schema,
} from '@site/src/openrpc/document/types';
import { createDocument } from './createDocument';

export interface Parts {
  readonly version?: string;
  readonly modules?: readonly string[];
  readonly methods?: readonly Method[];
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly integer?: 'number' | 'bigint';
  readonly constants?: 'own' | 'referenced';
}

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
