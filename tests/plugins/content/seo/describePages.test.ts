import { describe, expect, it } from 'vitest';
import { describePages } from '@site/src/plugins/content/seo/describePages';
import type { DocsVersion } from '@site/src/plugins/shared/docsContent';

/** The description of a page with this text in this version. */
function describeText(text: string, version = '1.0.0', frontMatter = {}) {
  const page = {
    path: '/docs/api/page/',
    id: 'api/page',
    title: 'Page',
    description: '',
    file: 'docs/api/page.mdx',
    frontMatter,
  };
  const docs: DocsVersion = {
    name: version,
    label: version,
    path: '/docs/',
    isLatest: true,
    folder: 'docs',
    sidebarFile: 'sidebars.ts',
    sidebars: {},
    written: [page],
    cards: [],
    pages: [page],
  };
  return describePages([docs], () => text)[0]?.pages[0];
}

const toImport = (query: string, above = ''): string =>
  `---\ntitle: Page\n---\n\nimport model from './openrpc.json?${query}';\n\n${above}`;

describe('a page of which a version has many', () => {
  it('is about its entry of the API description', () => {
    expect(describeText(toImport('schemas=Types'))).toMatchObject({
      subject: { kind: 'x-schema-pages', name: 'Types' },
      sources: ['docs/api/page.mdx', 'docs/api/openrpc.json'],
    });
  });

  it('says the same in two versions, whatever stands above its model', () => {
    expect(describeText(toImport('module=Device'))?.content).toBe(
      describeText(toImport('module=Device', 'More.'), '2.0.0')?.content,
    );
  });
});

describe('a guide', () => {
  it('has the day that its front matter sets, as text or as a date', () => {
    const days = ['2020-01-02', new Date('2020-01-02'), undefined].map(
      (date) => describeText('Text.', '1.0.0', { last_update: { date } })?.date,
    );
    expect(days).toEqual(['2020-01-02', '2020-01-02', undefined]);
  });

  it('says the same whatever its front matter and its line ends', () => {
    const windows = '\ufeff---\r\ntitle: Other\r\n---\r\n\r\nText.\r\n';
    expect(describeText(windows)?.content).toBe(
      describeText('---\ntitle: Page\n---\n\nText.\n')?.content,
    );
  });

  it('that names the document in a sample is no page of the reference', () => {
    const sample = "```js\nimport api from './openrpc.json?index';\n```";
    expect(describeText(sample)?.sources).toEqual(['docs/api/page.mdx']);
    expect(describeText(sample)?.content).toBe(
      describeText(sample, '2.0.0')?.content,
    );
  });
});
