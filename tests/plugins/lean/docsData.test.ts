import { describe, expect, it } from 'vitest';
import { compactDocs, expandDocs } from '../../../src/plugins/lean/docsData';

const doc = (path: string, id: string) => ({
  id,
  path: `${path}/${id}`,
  sidebar: 'api',
});

const createVersion = (name: string, ids: readonly string[]) => ({
  name,
  path: `/base/docs/${name}`,
  docs: ids.map((id) => doc(`/base/docs/${name}`, id)),
  sidebars: { api: { link: { path: `/base/docs/${name}/api/`, label: 'a' } } },
});

const data = {
  path: '/base/docs',
  breadcrumbs: true,
  versions: [
    createVersion('2', ['Device', 'Metrics']),
    createVersion('1', ['Device']),
  ],
};

describe('the pages of all versions', () => {
  it('come back as they were', () => {
    expect(expandDocs(compactDocs(data))).toEqual(data);
  });

  it('are listed once', () => {
    const { rows, versions } = compactDocs(data);
    expect(rows.map(({ id }) => id)).toEqual(['Device', 'Metrics']);
    expect(versions.map(({ docs }) => docs)).toEqual(['11', '10']);
  });

  it('cost a further version little', () => {
    const ids = Array.from({ length: 50 }, (_, i) => `api/Module${String(i)}`);
    const size = (count: number): number => {
      const versions = Array.from({ length: count }, (_, i) =>
        createVersion(String(i), ids),
      );
      return JSON.stringify(compactDocs({ ...data, versions })).length;
    };
    expect(size(8) - size(7)).toBeLessThan(300);
  });
});
