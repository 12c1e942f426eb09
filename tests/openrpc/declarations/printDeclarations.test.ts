import { describe, expect, it, test } from 'vitest';
import { printDeclarations } from '../../../src/openrpc/declarations/printDeclarations';
import type {
  Method,
  OpenRpcDocument,
  Schema,
} from '../../../src/openrpc/document/types';
import { createDocument, refer, type Parts } from '../createDocument';

function createMethod(name: string, rest: Partial<Method> = {}): Method {
  return {
    name: `device.${name}`,
    summary: `Summary of ${name}.`,
    params: [],
    result: { name: 'value', schema: { type: 'string' } },
    'x-module': 'Device',
    'x-js-forms': ['call'],
    ...rest,
  };
}

const createEvent = (event: string, rest: Partial<Method>): Method =>
  createMethod(event, { 'x-event': event, 'x-js-forms': ['event'], ...rest });

function createApi({ schemas = {}, ...parts }: Parts): OpenRpcDocument {
  return {
    ...createDocument({ version: '0.8.0', methods: [], ...parts }),
    components: { schemas },
    'x-schema-pages': [
      { name: 'Device', summary: 'Shared types of the device' },
      { name: 'Types', summary: 'Values' },
    ],
    'x-listeners': [
      { name: 'listen', summary: 'Calls each time.' },
      { name: 'once', summary: 'Calls one time.' },
      { name: 'clear', summary: 'Drops listeners.' },
    ],
  };
}

/** The lines of one namespace, without their indentation. */
function printNamespace(name: string, parts: Parts): string {
  const lines = printDeclarations(createApi(parts)).split('\n');
  const start = lines.indexOf(`  export namespace ${name} {`);
  const end = lines.indexOf('  }', start);
  return lines
    .slice(start + 1, end)
    .map((line) => line.slice(4))
    .join('\n');
}

const SIZE: Schema = {
  'x-name': 'Size',
  'x-module': 'Device',
  description: 'A size.\n\nIn pixels.',
  type: 'object',
  required: ['width'],
  properties: {
    width: { type: 'integer', description: 'From left to right.' },
    'data-unit': { type: 'string' },
  },
};

describe('printDeclarations', () => {
  it('prints a whole file', () => {
    const document = createApi({
      integer: 'bigint',
      version: '0.5.3',
      methods: [
        createMethod('size', {
          result: { name: 'size', schema: refer('Size') },
        }),
      ],
      schemas: {
        Size: SIZE,
        Link: {
          'x-name': 'Link',
          'x-module': 'Device',
          type: 'string',
          enum: ['wifi', "it's"],
          'x-enum-descriptions': { wifi: 'Without a wire' },
        },
        Text: { 'x-name': 'Text', 'x-schema-page': 'Types', type: 'string' },
      },
    });
    expect(printDeclarations(document)).toBe(`/**
 * TypeScript declarations for @firebolt-js/sdk 0.5.3, generated from its API
 * description.
 *
 * Add this file to your program (\`include\` or \`files\` in tsconfig.json), or
 * map the package to it with \`paths\`. It declares the package as an ambient
 * module. This overrides any declarations inside the package.
 *
 * Each module contains all types that it uses, such as
 * \`Discovery.NavigationIntent\`. Namespaces without functions, such as
 * \`Intents\`, contain each shared type once. These namespaces exist only in
 * this file.
 *
 * Like the declarations that came with this version, these use \`bigint\` for
 * integers. The values themselves are numbers: convert what you receive with
 * \`Number(value)\`, and send numbers. Parameters have the type \`Integer\`, which
 * allows both types.
 */
declare module '@firebolt-js/sdk' {
  /** A value to pass for an integer parameter. */
  export type Integer = number | bigint;

  /** How much the SDK logs to the console. */
  export namespace Settings {
    type LogLevel = 'WARN' | 'INFO' | 'DEBUG' | 'ERROR';
    /** Default: \`WARN\`. \`DEBUG\` logs every message sent and received. */
    function setLogLevel(level: LogLevel): void;
    function getLogLevel(): LogLevel;
  }

  /** Logs to the console with a colored label, at every log level. */
  export namespace Log {
    function info(...values: unknown[]): void;
    function debug(...values: unknown[]): void;
    function warn(...values: unknown[]): void;
    function error(...values: unknown[]): void;
  }

  /** Listeners for all modules. */
  export namespace Events {
    function listen(module: string, event: string, callback: (value: unknown) => void): Promise<bigint>;
    function listen(module: string, callback: (event: string, value: unknown) => void): Promise<bigint>;
    function once(module: string, event: string, callback: (value: unknown) => void): Promise<bigint>;
    function once(module: string, callback: (event: string, value: unknown) => void): Promise<bigint>;
    /** Removes the listener with this ID, in any module. */
    function clear(id: Integer): void;
    /**
     * Removes a module's listeners. If you pass an event, write the module name in
     * lowercase.
     */
    function clear(module: string, event?: string): void;
  }

  /** Several modules as one object. */
  export const Platform: {
    readonly Device: typeof Device;
  };

  /** The device */
  export namespace Device {
    /** - \`wifi\`: Without a wire */
    type Link = 'wifi' | 'it\\'s';
    /** A size. */
    type Size = {
      /** From left to right. */
      width: bigint;
      'data-unit'?: string;
    };
    /** The values of \`Link\`, by name. */
    const Link: {
      /** Without a wire */
      readonly WIFI: 'wifi';
      readonly 'IT\\'S': 'it\\'s';
    };
    /** Summary of size. */
    function size(): Promise<Size>;
  }

  /** Values */
  export namespace Types {
    type Text = string;
  }
}
`);
  });

  it('has no type Integer where integers are numbers', () => {
    expect(printDeclarations(createApi({}))).not.toContain('Integer');
  });
});

describe('a module', () => {
  const tests: readonly [name: string, given: Parts, want: string][] = [
    [
      'describes the parameters of a call',
      {
        methods: [
          createMethod('find', {
            params: [
              {
                name: 'text',
                summary: 'What to find.',
                required: true,
                schema: { type: 'string' },
              },
              { name: 'max', schema: { type: 'number' } },
            ],
          }),
        ],
      },
      `/**
 * Summary of find.
 * @param text What to find.
 */
function find(text: string, max?: number): Promise<string>;`,
    ],
    [
      'wraps long comments and keeps them comments',
      {
        methods: [
          createMethod('a', {
            summary: `${'word '.repeat(16)}and */ more.`,
          }),
        ],
      },
      `/**
 * word word word word word word word word word word word word word word word
 * word and *\\/ more.
 */
function a(): Promise<string>;`,
    ],
    [
      'prints void for a method without a value, and a plain value for a synchronous one',
      {
        methods: [
          createMethod('close', {
            result: { name: 'none', schema: { const: null } },
          }),
          createMethod('state', { 'x-js-forms': ['sync'] }),
        ],
      },
      `/** Summary of close. */
function close(): Promise<void>;
/** Summary of state. */
function state(): string;`,
    ],
    [
      'takes one record or many',
      {
        methods: [
          createMethod('watched', {
            'x-js-forms': ['call', 'call-array'],
            params: [
              { name: 'id', required: true, schema: { type: 'string' } },
              { name: 'done', schema: { type: 'boolean' } },
            ],
          }),
        ],
      },
      `/** Summary of watched. */
function watched(id: string, done?: boolean): Promise<string>;
/** Sends many records in one call. */
function watched(records: { id: string; done?: boolean }[]): Promise<string>;`,
    ],
    [
      'marks a deprecated method with what replaces it',
      {
        methods: [
          createMethod('a', { deprecated: true }),
          createMethod('b', {
            deprecated: true,
            tags: [
              {
                name: 'deprecated',
                'x-since': '0.6.0',
                'x-alternative': 'Device.name()',
              },
            ],
          }),
        ],
      },
      `/**
 * Summary of a.
 * @deprecated
 */
function a(): Promise<string>;
/**
 * Summary of b.
 * @deprecated Since 0.6.0. Use \`Device.name()\`.
 */
function b(): Promise<string>;`,
    ],
    [
      'listens to an event, and to all events',
      { methods: [createEvent('aChanged', { deprecated: true })] },
      `/** Names of this module's events. */
type Event = 'aChanged';
/**
 * Summary of aChanged.
 * @deprecated
 */
function listen(event: 'aChanged', callback: (value: string) => void): Promise<number>;
/** Calls each time. */
function listen(callback: (event: 'aChanged', value: string) => void): Promise<number>;
/**
 * Summary of aChanged.
 * @deprecated
 */
function once(event: 'aChanged', callback: (value: string) => void): Promise<number>;
/** Calls one time. */
function once(callback: (event: 'aChanged', value: string) => void): Promise<number>;
/** Drops listeners. */
function clear(event?: Event): void;`,
    ],
  ];

  test.each(tests)('%s', (_, given, want) => {
    expect(printNamespace('Device', given)).toBe(want);
  });
});
