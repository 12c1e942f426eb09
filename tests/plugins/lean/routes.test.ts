import { describe, expect, it } from 'vitest';
import {
  printRoutes,
  printVersion,
} from '../../../src/plugins/lean/printRoutes';
import {
  readRegistry,
  readRoutes,
} from '../../../src/plugins/lean/readRoutes';

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

const REGISTRY = ['compare', 'page', 'content', 'version']
  .map(
    (name) =>
      `  '${name}': [() => import(/* webpackChunkName: '${name}' */ '@site/${name}'), '@site/${name}', require.resolveWeak('@site/${name}')],`,
  )
  .join('\n');

const generated = {
  chunkNames: {
    '/compare/-c0': { __comp: 'compare' },
    '/docs/1/-d1': { __comp: 'version' },
    '/docs/1/a/-a1': { __comp: 'page', content: 'content' },
  },
  registry: readRegistry(REGISTRY),
};

const routes = readRoutes(ROUTES);

describe('the routes of the main bundle', () => {
  const code = printRoutes(routes, generated);

  it('have pages without a version, and their chunks', () => {
    expect(code).toContain('ComponentCreator("/compare/","c0")');
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
  const [, version] = routes;
  if (!version) throw new Error('the fixture has a version');
  const code = printVersion(version, generated, 'TABLE');

  it('bring its pages with their props and chunks', () => {
    expect(code).toContain('ComponentCreator("/docs/1/a/","a1")');
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
  expect(() =>
    printRoutes(routes, { ...generated, registry: new Map() }),
  ).toThrow('no module for chunk "compare"');
});
