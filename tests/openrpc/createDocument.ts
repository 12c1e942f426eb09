import type {
  ContentDescriptor,
  Method,
  OpenRpcDocument,
  Schema,
} from '@site/src/openrpc/document/types';

export const refer = (key: string): Schema => ({
  $ref: `#/components/schemas/${key}`,
});

/** A minimal method of the module `Device`. */
export function createMethod(changes: Partial<Method> = {}): Method {
  return {
    name: 'device.size',
    summary: 'Returns the size.',
    'x-module': 'Device',
    'x-js-forms': ['call'],
    params: [],
    result: {
      name: 'size',
      summary: 'Size now.',
      schema: refer('Size'),
    },
    ...changes,
  };
}

export function createEvent(changes: Partial<Method> = {}): Method {
  return createMethod({
    name: 'device.onSizeChanged',
    summary: 'Fires when the size changes.',
    'x-event': 'sizeChanged',
    'x-js-forms': ['event'],
    params: [
      {
        name: 'listen',
        summary: 'Start or stop.',
        required: true,
        schema: { type: 'boolean' },
      },
    ],
    result: {
      name: 'size',
      summary: 'New size.',
      schema: {
        oneOf: [refer('ListenResponse'), refer('Size')],
      },
    },
    ...changes,
  });
}

const SCHEMAS: Record<string, Schema> = {
  Size: {
    description: 'Width and height.',
    'x-name': 'Size',
    'x-module': 'Device',
    type: 'array',
    items: [{ type: 'integer' }, { type: 'integer' }],
    minItems: 2,
    maxItems: 2,
  },
  ListenResponse: {
    description: 'Answer to listen.',
    'x-name': 'ListenResponse',
    'x-schema-page': 'Types',
    type: 'object',
  },
};

export const createParameter = (
  name: string,
  schema: Schema,
  required = true,
): ContentDescriptor => ({ name, required, schema });

export interface Parts {
  readonly version?: string;
  readonly modules?: readonly string[];
  readonly methods?: readonly Method[];
  readonly schemas?: Readonly<Record<string, Schema>>;
  readonly integer?: 'number' | 'bigint';
  readonly constants?: 'own' | 'referenced';
}

export function createDocument({
  version = '1.0.0',
  modules = ['Device'],
  methods = [createMethod()],
  schemas = {},
  integer = 'number',
  constants = 'referenced',
}: Parts = {}): OpenRpcDocument {
  return {
    openrpc: '1.2.4',
    info: { title: 'Test', version },
    'x-modules': modules.map((name) => ({ name, summary: 'The device' })),
    'x-schema-pages': [{ name: 'Types', summary: 'Shared types' }],
    'x-listeners': ['listen', 'once', 'clear'].map((name) => ({
      name,
      summary: `Does ${name}.`,
    })),
    'x-integer-type': integer,
    'x-constants': constants,
    'x-summary': 'A test.',
    'x-acknowledgement': 'ListenResponse',
    methods,
    components: { schemas: { ...SCHEMAS, ...schemas } },
  };
}
