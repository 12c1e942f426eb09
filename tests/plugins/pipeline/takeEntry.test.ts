import { expect, it } from 'vitest';
import { takeEntry } from '../../../src/plugins/pipeline/takeEntry';

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
