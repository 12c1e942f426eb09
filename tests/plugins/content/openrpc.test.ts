import type { LoadContext } from '@docusaurus/types';
import { expect, onTestFinished, test } from 'vitest';
import openrpcPlugin from '@site/src/plugins/content/openrpc';
import {
  getDocsDir,
  NEXT,
  setPaths,
} from '@site/src/plugins/content/openrpc/paths';
import { checkDocument } from '@site/src/plugins/content/openrpc/readDocument';
import { makeFolder } from '../../makeFolder';
import { createDocument, createMethod } from '../../openrpc/createDocument';
import { writeFiles } from '../../writeFiles';

const document = createDocument();
const check = (value: unknown): unknown =>
  checkDocument(JSON.stringify(value), 'docs/api/openrpc.json');

test.each([
  [
    '/info',
    { ...document, info: { title: 'T' } },
    "have required property 'version'",
  ],
  [
    '/methods/0',
    createDocument({ methods: [createMethod({ foo: 1 } as never)] }),
    'NOT have additional properties: "foo"',
  ],
  [
    '/methods/0/result/schema/minLength',
    createDocument({
      methods: [
        createMethod({
          result: { name: 'size', schema: { minLength: 'x' } as never },
        }),
      ],
    }),
    'be integer',
  ],
])('says of %s only why it is not OpenRPC', (pointer, given, want) => {
  const message = `not valid OpenRPC: must ${want}. See https://spec.open-rpc.org.`;
  expect(() => check(given)).toThrow(
    expect.objectContaining({ problems: [{ pointer, message }] }),
  );
});

test('refuses examples that do not fit their schemas', () => {
  const result = { name: 'size', value: [1, 'x'] };
  const method = createMethod({
    examples: [{ name: 'One', params: [], result }],
  });
  const Box = {
    description: 'A box.',
    'x-module': 'Device',
    additionalProperties: false,
    examples: [{ a: 1 }],
  };
  const given = createDocument({ methods: [method], schemas: { Box } });
  expect(() => check(given)).toThrow(
    `docs/api/openrpc.json#/methods/0/examples/0/result/value/1: the example doesn't match /methods/0/result/schema: Instance type "string" is invalid. Expected "integer". Correct the example or the schema.
docs/api/openrpc.json#/components/schemas/Box/examples/0/a: the example doesn't match /components/schemas/Box: Not allowed here. Correct the example or the schema.`,
  );
});

test('holds each text to the pattern of its own', () => {
  const toField = (pattern: string) => ({
    description: 'A text.',
    type: 'string',
    pattern,
  });
  const Box = {
    description: 'A box.',
    'x-module': 'Device',
    properties: { a: toField('^a$'), b: toField('^b$') },
    examples: [{ a: 'a', b: 'b' }],
  };
  const sound = createDocument({ schemas: { Box } });
  expect(check(sound)).toEqual(sound);
});

test('names a document that is not JSON with npm start, too', async () => {
  const file = 'versioned_docs/version-1.0.0/api/openrpc.json';
  const siteDir = writeFiles(makeFolder('openrpc'), { [file]: '{' });
  const context = { siteDir, baseUrl: '/' } as LoadContext;
  const { contentLoaded } = openrpcPlugin(context, { versions: ['1.0.0'] });
  await expect(contentLoaded?.({ allContent: {} } as never)).rejects.toThrow(
    /^versioned_docs.version-1\.0\.0.*#: invalid JSON: .* Fix the syntax\.$/,
  );
});

test('finds the document of the next version in the folder of the settings', () => {
  const setFolder = (folder: string): void => {
    const next = { name: 'current', path: '/site/docs/next/', folder };
    setPaths([next], '/site/');
  };
  expect(getDocsDir(NEXT)).toBe('docs');
  setFolder('text');
  // Other files of tests share the module.
  onTestFinished(() => {
    setFolder('docs');
  });
  expect(getDocsDir(NEXT)).toBe('text');
});
