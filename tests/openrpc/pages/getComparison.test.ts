import { expect, it } from 'vitest';
import { getComparison } from '@site/src/openrpc';
import type { OpenRpcDocument } from '@site/src/openrpc';
import { createEvent, createMethod } from '../createDocument';
import { createVersion } from '../createVersion';

const release = (document: OpenRpcDocument) => ({
  version: document.info.version,
  basePath: `/docs/${document.info.version}/`,
  document,
});

const schemas = {
  Size: { type: 'string' },
  Box: { enum: ['a', 'b'], 'x-module': 'Device' },
} as const;

it('what is new says how it is written', () => {
  const older = createVersion();
  const newer = createVersion({
    version: '2.0.0',
    methods: [createMethod(), createEvent()],
    schemas,
  });
  const { changes } = getComparison(release(older), release(newer));
  const signatures = changes.map(({ symbol, signature }) => [
    symbol,
    signature,
  ]);
  expect(Object.fromEntries(signatures)).toMatchObject({
    'Device.size': 'Device.size(): Promise<Size>',
    'Device.sizeChanged': expect.stringMatching(
      /^Device\.listen\('sizeChanged', callback: \(value: /,
    ) as string,
    Box: "'a' | 'b'",
  });
  const back = getComparison(release(newer), release(older)).changes;
  expect(back.map(({ kind }) => kind)).toContain('removed');
  expect(back.some(({ signature }) => signature)).toBe(false);
});
