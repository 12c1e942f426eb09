import { expect, it } from 'vitest';
import { findReference } from '../../../src/plugins/shared/findReference';

const find = (text: string) => findReference('docs/api/Device.mdx', text);

it('returns the part of the API description that a page imports', () => {
  expect(
    find("# Device\n\nimport model from './openrpc.json?module=Device';\n"),
  ).toEqual({ kind: 'module', name: 'Device' });
});

it.each([
  "import one from './diagrams/one.json';",
  "```js\nimport model from './openrpc.json?module=Device';\n```",
])('returns nothing for %j', (text) => {
  expect(find(text)).toBeUndefined();
});

it('refuses an unknown part, with file and line', () => {
  expect(() =>
    find("# Device\n\nimport model from './openrpc.json?modul=Device';\n"),
  ).toThrow(
    new Error(
      'docs/api/Device.mdx:3: import of "./openrpc.json?modul=Device": unknown part "modul=Device". Valid names: module=<name>, schemas=<name>, index, symbols, changes. Import ./openrpc.json with a valid part, or add a kind of page to src/reference/kinds.ts.',
    ),
  );
});
