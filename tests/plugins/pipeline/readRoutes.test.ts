import { describe, expect, it } from 'vitest';
import {
  listChunks,
  readRoutes,
} from '../../../src/plugins/pipeline/readRoutes';

const FOLDER = '/site/.docusaurus';

const printRoute = (path: string, more = 'exact: true'): string =>
  `{ path: '${path}', component: ComponentCreator('${path}', 'abc'), ${more} },`;

/** Files as core writes them. */
const createFiles = (component: string): Readonly<Record<string, string>> => ({
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${printRoute('/compare/')}
  ${printRoute('/docs/1.0/', `routes: [${printRoute('/docs/1.0/api/')}]`)}
  ${printRoute('/docs/', `routes: [${printRoute('/docs/api/')}]`)}
  { path: '*', component: ComponentCreator('*') },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/compare/-abc': { __comp: 'c1', __context: { plugin: 'p1' } },
    '/docs/-abc': { __comp: 'd1', versionMetadata: 'v1' },
    '/docs/1.0/-abc': { __comp: 'd1', versionMetadata: 'v2' },
    '/docs/api/-abc': { __comp: 'i1', content: 'm1' },
  }),
  'registry.js': [
    ['c1', '@site/src/Compare.tsx'],
    ['p1', `${FOLDER}/compare/context.json`],
    ['d1', component],
    ['i1', '@theme/DocItem'],
  ]
    .map(
      ([name, file]) =>
        `'${name}': [() => import(/* webpackChunkName: '${name}' */ '${file}'), '${file}', require.resolveWeak('${file}')],`,
    )
    .join('\n'),
});

const read = (component = '@theme/DocPage', folder = FOLDER) => {
  const files = createFiles(component);
  return readRoutes(
    (name) => (files[name] ?? '').replaceAll(FOLDER, folder),
    folder,
  );
};

describe('the routes of the client', () => {
  it('have one path for all pages of the docs', () => {
    expect(read().still).toEqual(['/docs/']);
  });

  it('have the pages that React makes, and their modules alone', () => {
    const { live, parts } = read();
    expect(live.map(({ path }) => path)).toEqual(['/compare/']);
    expect(parts.map(({ file }) => file)).toEqual([
      '@site/src/Compare.tsx',
      '@generated/compare/context.json',
    ]);
  });

  it('are the same wherever the project lies', () => {
    expect(read('@theme/DocPage', '/elsewhere/.docusaurus')).toEqual(read());
  });

  it('name the chunks of a page', () => {
    const routes = read();
    expect(listChunks(routes, '/compare/')).toEqual(
      routes.parts.map(({ name }) => name),
    );
    expect(listChunks(routes, '/docs/api/')).toEqual([]);
    expect(listChunks(routes, '/404.html')).toBeUndefined();
  });

  it('refuse pages with a parent that are not of the docs', () => {
    expect(() => read('@theme/BlogPage')).toThrow(
      'The pages below /docs/1.0/ are made by "@theme/BlogPage", not by @theme/DocPage. See src/plugins/pipeline/README.md, "Routes".',
    );
  });
});
