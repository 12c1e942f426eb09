import { expect, it } from 'vitest';
import loader from '../../../../src/plugins/pipeline/dev/loader';
import { Wanted } from '../../../../src/plugins/pipeline/dev/Wanted';

const wanted = new Wanted('.', '/site/');

const entry = (name: string): string =>
  `'${name}': [() => import(/* webpackChunkName: '${name}' */ '@site/${name}.mdx'), '@site/${name}.mdx', require.resolveWeak('@site/${name}.mdx')],\n`;

const load = (source: string): string =>
  loader.call(
    {
      getOptions: () => ({ wanted, address: '/site/lazy/' }),
      cacheable: () => undefined,
    },
    source,
  );

it('compiles only pages that somebody has opened', () => {
  wanted.add(['b']);
  const made = load(`export default {\n${entry('a')}${entry('b')}};`);
  expect(made.match(/import\(.*\.mdx/g)).toEqual([
    "import(/* webpackChunkName: 'b' */ '@site/b.mdx",
  ]);
});

it('refuses a list that it does not know, and says where to look', () => {
  expect(() => load(entry('a').replace('resolveWeak', 'weak'))).toThrow(
    'Docusaurus now writes registry.js in a different format. See src/plugins/pipeline/README.md, "Dev server".',
  );
});
