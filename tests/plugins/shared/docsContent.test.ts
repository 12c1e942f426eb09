import type { AllContent } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { getDocsVersions } from '../../../src/plugins/shared/docsContent';

const toDoc = (id: string): object => ({
  id,
  unversionedId: id,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  frontMatter: {},
});

/** The docs plugin's content, with pages in this order. */
const load = (ids: readonly string[]): AllContent => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: '1.0.0',
          path: '/docs',
          contentPath: '/site/docs',
          sidebarFilePath: '/site/sidebars.ts',
          docs: ids.map(toDoc),
          sidebars: {},
        },
      ],
    },
  },
});

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
