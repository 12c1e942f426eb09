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

it('prints modules and pages of types', () => {
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
  const [head, modules] = printDeclarations(document).split('The device */\n');
  expect(head).toContain('declarations for @firebolt-js/sdk 0.5.3, generated');
  expect(head).toContain('readonly Device: typeof Device;');
  expect(modules).toBe(`  export namespace Device {
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
