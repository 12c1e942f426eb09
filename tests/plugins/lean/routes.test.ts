import { describe, expect, it } from 'vitest';
import {
  printRoutes,
  printVersion,
} from '../../../src/plugins/lean/printRoutes';
import {
  readGenerated,
  type Generated,
} from '../../../src/plugins/lean/readGenerated';

/** Files as core writes them. */
const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/compare/',
    component: ComponentCreator('/compare/', 'c0'),
    exact: true
  },
  {
    path: '/docs/1/',
    component: ComponentCreator('/docs/1/', 'd1'),
    routes: [
      {
        path: '/docs/1/a/',
        component: ComponentCreator('/docs/1/a/', 'a1'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

/** Chunk, and module of the chunk, in a project that lies in a folder. */
const getModules = (folder: string): readonly (readonly string[])[] => [
  ['compare', '@site/compare'],
  ['page', '@site/page'],
  ['content', '@site/content'],
  ['version', '@site/version'],
  [`of${folder.replaceAll('/', '-')}`, `${folder}/context.json`],
];

function readIn(folder: string): Generated {
  const modules = getModules(folder);
  const files: Readonly<Record<string, string>> = {
    'routes.js': ROUTES,
    'registry.js': modules
      .map(
        ([name, file]) =>
          `  '${name}': [() => import(/* webpackChunkName: '${name}' */ '${file}'), '${file}', require.resolveWeak('${file}')],`,
      )
      .join('\n'),
    'routesChunkNames.json': JSON.stringify({
      '/compare/-c0': { __comp: 'compare', __context: modules[4]?.[0] },
      '/docs/1/-d1': { __comp: 'version' },
      '/docs/1/a/-a1': { __comp: 'page', content: 'content' },
    }),
  };
  return readGenerated((name) => files[name] ?? '', folder);
}

const generated = readIn('/here');

it('what is generated is the same in every folder', () => {
  expect(readIn('/there')).toEqual(generated);
  expect([...generated.registry.values()]).toContain('@generated/context.json');
});

describe('the routes of the main bundle', () => {
  const code = printRoutes(generated);

  it('have pages without a version, and their chunks', () => {
    expect(code).toContain('ComponentCreator("/compare/","');
    expect(code).toContain('"@site/compare"');
    expect(code).toContain('ComponentCreator("*")');
  });

  it('have of a version its path and its chunk', () => {
    expect(code).toContain('webpackChunkName: "routes-docs-1"');
    expect(code).not.toContain('/docs/1/a/');
    expect(code).not.toContain('@site/page');
  });
});

describe('the routes of a version', () => {
  const [, version] = generated.routes;
  if (!version) throw new Error('the fixture has a version');
  const code = printVersion(version, generated, 'TABLE');

  it('bring its pages with their props and chunks', () => {
    expect(code).toContain('ComponentCreator("/docs/1/a/","');
    expect(code).toContain('"sidebar":"api"');
    for (const name of ['page', 'content', 'version']) {
      expect(code).toContain(`"@site/${name}"`);
    }
    expect(code).not.toContain('@site/compare');
  });

  it('begin with the place of its file names', () => {
    expect(code).toMatch(/^__webpack_require__\.addFiles\("TABLE"\)/);
  });
});

it('a chunk without a module stops the build', () => {
  expect(() => printRoutes({ ...generated, registry: new Map() })).toThrow(
    'no module for chunk "compare"',
  );
});
