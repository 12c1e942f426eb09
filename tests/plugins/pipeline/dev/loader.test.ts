import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import loader from '../../../../src/plugins/pipeline/dev/loader';
import { Wanted } from '../../../../src/plugins/pipeline/dev/Wanted';

let folder = '';
let wanted: Wanted;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wanted-'));
  wanted = new Wanted(folder, '/site/');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true });
});

const entry = (name: string): string =>
  `'${name}': [() => import(/* webpackChunkName: '${name}' */ '@site/${name}.mdx'), '@site/${name}.mdx', require.resolveWeak('@site/${name}.mdx')],\n`;

function load(source: string): string {
  const dependencies: string[] = [];
  const made = loader.call(
    {
      getOptions: () => ({ wanted, address: '/site/lazy/' }),
      addDependency: (file) => dependencies.push(file),
    },
    source,
  );
  expect(dependencies).toEqual([wanted.file]);
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
  wanted.add(['a']);
  const before = fs.readFileSync(wanted.file, 'utf8');
  wanted.add(['a', 'b']);
  const after = fs.readFileSync(wanted.file, 'utf8');
  expect([before, after]).toEqual(['["a"]', '["a","b"]']);
  fs.writeFileSync(wanted.file, '');
  wanted.add(['b']);
  expect(fs.readFileSync(wanted.file, 'utf8')).toBe('');
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
  expect(JSON.parse(fs.readFileSync(wanted.file, 'utf8'))).toEqual([
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
