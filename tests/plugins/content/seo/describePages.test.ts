import { expect, it } from 'vitest';
import { describePages } from '@site/src/plugins/content/seo/describePages';
import type { DocsVersion } from '@site/src/plugins/shared/docsContent';

/** The description of a page with this text. */
function describeText(text: string) {
  const page = {
    path: '/docs/guide/',
    id: 'guide',
    title: 'Page',
    description: '',
    file: 'docs/guide.mdx',
    frontMatter: {},
  };
  const docs: DocsVersion = {
    name: '1.0.0',
    label: '1.0.0',
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

it('a guide says the same whatever its front matter and its line ends', () => {
  const windows = '\ufeff---\r\ntitle: Other\r\n---\r\n\r\nText.\r\n';
  expect(describeText(windows)?.content).toBe(
    describeText('---\ntitle: Page\n---\n\nText.\n')?.content,
  );
});
