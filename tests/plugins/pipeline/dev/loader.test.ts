import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import loader from '../../../../src/plugins/pipeline/dev/loader';
import { Wanted } from '../../../../src/plugins/pipeline/dev/Wanted';
import { makeFolder } from '../../../makeFolder';

const folder = makeFolder('wanted');
let wanted: Wanted;

beforeEach(() => {
  wanted = new Wanted(folder, '/site/');
});

const entry = (name: string): string =>
  `'${name}': [() => import(/* webpackChunkName: '${name}' */ '@site/${name}.mdx'), '@site/${name}.mdx', require.resolveWeak('@site/${name}.mdx')],\n`;

function load(source: string): string {
  const cacheable: (boolean | undefined)[] = [];
  const made = loader.call(
    {
      getOptions: () => ({ wanted, address: '/site/lazy/' }),
      cacheable: (flag) => cacheable.push(flag),
    },
    source,
  );
  expect(cacheable).toEqual([false]);
  return made;
}

it('names all modules of pages, and loads those that somebody has opened', () => {
  wanted.add(['b']);
  const made = load(`export default {\n${entry('a')}${entry('b')}};`);
  expect(made).toContain('[["a","@site/a.mdx"],["b","@site/b.mdx"]]');
  expect(made.match(/import\(/g)).toHaveLength(1);
  expect(made).toContain('"b": () => import(');
});

it('is made again when somebody opens a page, and not when one is opened again', () => {
  let compiled = 0;
  const invalidate = (): void => {
    compiled += 1;
  };
  wanted.apply({ watching: { invalidate } });
  // The first compilation hasn't read the names yet.
  wanted.add(['a']);
  expect(compiled).toBe(0);
  wanted.read();
  wanted.add(['a', 'b']);
  expect(compiled).toBe(1);
  wanted.read();
  wanted.add(['b']);
  expect(compiled).toBe(1);
});

it('knows what a page needs: its own modules and those of its version', () => {
  const routes = {
    '/site/-e42': { __comp: 'home' },
    '/site/docs/-78d': { __comp: 'version', versionMetadata: 'metadata' },
    '/site/docs/api/-a1b': { __comp: 'item', content: 'api' },
    '/site/docs/api/Device/-610': {
      __comp: 'item',
      __context: { plugin: 'plugin' },
      content: 'device',
    },
  };
  fs.writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    JSON.stringify(routes),
  );
  expect(wanted.addPage('/site/docs/api/Device/index.html')).toBe(true);
  expect([...wanted.read()]).toEqual([
    'version',
    'metadata',
    'item',
    'plugin',
    'device',
  ]);
  expect(wanted.addPage('/site/docs/api/Devcie/')).toBe(false);
});

it('refuses a list that it does not know, and says where to look', () => {
  expect(() => load(entry('a').replace('resolveWeak', 'weak'))).toThrow(
    'Docusaurus now writes registry.js in a different format. See src/plugins/pipeline/README.md, "Dev server".',
  );
});
