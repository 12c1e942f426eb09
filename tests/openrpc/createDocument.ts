import type {
  Method,
  OpenRpcDocument,
  Schema,
} from '@site/src/openrpc/document/types';

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
      schema: { $ref: '#/components/schemas/Size' },
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
        oneOf: [
          { $ref: '#/components/schemas/ListenResponse' },
          { $ref: '#/components/schemas/Size' },
        ],
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

interface Parts {
  readonly methods?: readonly Method[];
  readonly schemas?: Readonly<Record<string, Schema>>;
}

export function createDocument({
  methods = [createMethod()],
  schemas = {},
}: Parts = {}): OpenRpcDocument {
  return {
    openrpc: '1.2.4',
    info: { title: 'Test', version: '1.0.0' },
    'x-modules': [{ name: 'Device', summary: 'The device' }],
    'x-schema-pages': [{ name: 'Types', summary: 'Shared types' }],
    'x-listeners': ['listen', 'once', 'clear'].map((name) => ({
      name,
      summary: `Does ${name}.`,
    })),
    'x-integer-type': 'number',
    'x-constants': 'referenced',
    'x-summary': 'A test.',
    'x-acknowledgement': 'ListenResponse',
    methods,
    components: { schemas: { ...SCHEMAS, ...schemas } },
  };
}
