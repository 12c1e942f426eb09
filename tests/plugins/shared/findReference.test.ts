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

it.each(['modul=Device', 'module', 'module=', 'index=Device', 'toString'])(
  'refuses the unknown part "%s", with file and line',
  (part) => {
    const address = `./openrpc.json?${part}`;
    expect(() => find(`# Device\n\nimport model from '${address}';\n`)).toThrow(
      `docs/api/Device.mdx:3: import of "${address}": unknown part "${part}". `,
    );
  },
);

it('names the parts that there are', () => {
  expect(() => find("import model from './openrpc.json';")).toThrow(
    'Valid names: module=<name>, schemas=<name>, index, symbols, changes. Import ./openrpc.json with a valid part, or add a kind of page to src/reference/kinds.ts.',
  );
});
