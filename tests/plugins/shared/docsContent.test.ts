import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { getDocsVersions } from '../../../src/plugins/shared/docsContent';

/** The docs plugin's content, with pages in this order. */
function load(ids: readonly string[]): AllContent {
  const docs = ids.map((id) => ({
    id,
    unversionedId: id,
    permalink: `/docs/${id}`,
    source: `@site/docs/${id}.mdx`,
    frontMatter: {},
  }));
  const files = { contentPath: '/site/docs', sidebarFilePath: '/site/a.ts' };
  const version = { path: '/docs', ...files, docs, sidebars: {} };
  const content = { default: { loadedVersions: [version] } };
  return { 'docusaurus-plugin-content-docs': content };
}

// These IDs are in the order in which a Turkish locale sorts them.
it('gives pages in one order on every machine', () => {
  const ids = ['api/Internal', 'api/icons', 'api/index'];
  expect([...ids].sort(new Intl.Collator('tr').compare)).toEqual(ids);
  const [version] = getDocsVersions(load(ids), '/site');
  expect(version?.written.map(({ id }) => id)).toEqual([
    'api/icons',
    'api/index',
    'api/Internal',
  ]);
});

it('finds no versions where the preset has no docs', () => {
  expect(getDocsVersions({}, '/site')).toEqual([]);
});
