import path from 'node:path';
import { expect, it } from 'vitest';
import { takeEntry } from '../../../src/plugins/pipeline/takeEntry';

it('puts our script in the place of the client that core has', () => {
  const config = {
    entry: require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
  };
  takeEntry(config);
  expect(config.entry).toEqual({ main: path.resolve('src/browser/main.ts') });
});

it.each([
  ['another file', '/core/lib/client/index.js'],
  ['several', { main: '/core/lib/client/clientEntry.js' }],
])('refuses a client that is %s, and says where to look', (_, entry) => {
  expect(() => {
    takeEntry({ entry });
  }).toThrow(
    `The client entry of Docusaurus is now ${JSON.stringify(entry)}. See src/plugins/pipeline/README.md, "Entry".`,
  );
});
