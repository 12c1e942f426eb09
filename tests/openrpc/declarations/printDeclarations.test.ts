import { expect, it } from 'vitest';
import { printDeclarations } from '../../../src/openrpc/declarations/printDeclarations';
import type {
  Method,
  OpenRpcDocument,
  Schema,
} from '../../../src/openrpc/document/types';
import { createDocument, createMethod, refer } from '../createDocument';

const method = (name: string, changes: Partial<Method> = {}): Method =>
  createMethod({
    name: `device.${name}`,
    summary: `Summary of ${name}.`,
    result: { name: 'value', schema: { type: 'string' } },
    ...changes,
  });

it('prints a whole file', () => {
  const text: Schema = { type: 'string' };
  const api = createDocument({
    integer: 'bigint',
    version: '0.5.3',
    methods: [
      method('size', { result: { name: 'size', schema: refer('Size') } }),
      method('find', {
        params: [
          { name: 'text', summary: 'Words.', required: true, schema: text },
          { name: 'max', schema: { type: 'number' } },
        ],
      }),
      method('long', { summary: `${'word '.repeat(16)}and */ more.` }),
      method('close', {
        result: { name: 'none', schema: { const: null } },
      }),
      method('state', { 'x-js-forms': ['sync'] }),
      method('watched', {
        'x-js-forms': ['call', 'call-array'],
        params: [
          { name: 'id', required: true, schema: text },
          { name: 'done', schema: { type: 'boolean' } },
        ],
      }),
      method('old', { deprecated: true }),
      method('older', {
        deprecated: true,
        tags: [
          {
            name: 'deprecated',
            'x-since': '0.6.0',
            'x-alternative': 'Device.name()',
          },
        ],
      }),
      method('changed', {
        'x-event': 'changed',
        'x-js-forms': ['event'],
        deprecated: true,
      }),
    ],
  });
  const document: OpenRpcDocument = {
    ...api,
    'x-schema-pages': [
      { name: 'Device', summary: 'Shared types of the device' },
      { name: 'Types', summary: 'Values' },
    ],
    components: {
      schemas: {
        Size: {
          'x-name': 'Size',
          'x-module': 'Device',
          description: 'A size.\n\nIn pixels.',
          type: 'object',
          required: ['width'],
          properties: {
            width: { type: 'integer', description: 'From left to right.' },
            'data-unit': text,
          },
        },
        Link: {
          'x-name': 'Link',
          'x-module': 'Device',
          enum: ['wifi', "it's"],
          'x-enum-descriptions': { wifi: 'Without a wire' },
        },
        Text: { 'x-name': 'Text', 'x-schema-page': 'Types', ...text },
      },
    },
  };
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
    /** Summary of close. */
    function close(): Promise<void>;
    /**
     * Summary of find.
     * @param text Words.
     */
    function find(text: string, max?: number): Promise<string>;
    /**
     * word word word word word word word word word word word word word word word
     * word and *\\/ more.
     */
    function long(): Promise<string>;
    /**
     * Summary of old.
     * @deprecated
     */
    function old(): Promise<string>;
    /**
     * Summary of older.
     * @deprecated Since 0.6.0. Use \`Device.name()\`.
     */
    function older(): Promise<string>;
    /** Summary of size. */
    function size(): Promise<Size>;
    /** Summary of state. */
    function state(): string;
    /** Summary of watched. */
    function watched(id: string, done?: boolean): Promise<string>;
    /** Sends many records in one call. */
    function watched(records: { id: string; done?: boolean }[]): Promise<string>;
    /** Names of this module's events. */
    type Event = 'changed';
    /**
     * Summary of changed.
     * @deprecated
     */
    function listen(event: 'changed', callback: (value: string) => void): Promise<bigint>;
    /** Does listen. */
    function listen(callback: (event: 'changed', value: string) => void): Promise<bigint>;
    /**
     * Summary of changed.
     * @deprecated
     */
    function once(event: 'changed', callback: (value: string) => void): Promise<bigint>;
    /** Does once. */
    function once(callback: (event: 'changed', value: string) => void): Promise<bigint>;
    /** Does clear. */
    function clear(event?: Event): void;
  }

  /** Values */
  export namespace Types {
    type Text = string;
  }
}
`);
});

it('has no type Integer where integers are numbers', () => {
  expect(printDeclarations(createDocument())).not.toContain('Integer');
});
