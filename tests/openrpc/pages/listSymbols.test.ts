import { expect, test } from 'vitest';
import { getSymbolDocument, listSymbols } from '@site/src/openrpc';
import { createDocument, createEvent, createMethod } from '../createDocument';

const document = createDocument({
  methods: [
    createMethod(),
    createMethod({ name: 'device.Size', summary: 'A second size.' }),
    createEvent(),
    createMethod({ name: 'device.hidden', 'x-js-forms': [] }),
  ],
});

test('gives names that differ in case alone files of their own', () => {
  const symbols = listSymbols({ document });
  expect(symbols.map(({ kind, file }) => `${kind} ${file}`))
    .toMatchInlineSnapshot(`
    [
      "method api/Device/size",
      "method api/Device/size-1",
      "event api/Device/sizeChanged",
      "type api/Device/size-2",
      "type api/schemas/Types/ListenResponse",
    ]
  `);
});

test('a method is a document with all it refers to, and no more', () => {
  const own = getSymbolDocument(document, 'device.size', false);
  expect(own.methods.map(({ name }) => name)).toEqual(['device.size']);
  expect(Object.keys(own.components.schemas)).toEqual(['Size']);
  expect(own['x-modules'].map(({ name }) => name)).toEqual(['Device']);
});
