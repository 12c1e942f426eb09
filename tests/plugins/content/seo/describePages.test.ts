import { expect, it } from 'vitest';
import { describePages } from '@site/src/plugins/content/seo/describePages';

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
  const docs = { path: '/docs/', written: [page], cards: [], pages: [page] };
  return describePages([docs as never], () => text)[0]?.pages[0];
}

it('a guide says the same whatever its front matter and its line ends', () => {
  const windows = '\ufeff---\r\ntitle: Other\r\n---\r\n\r\nText.\r\n';
  expect(describeText(windows)?.content).toBe(
    describeText('---\ntitle: Page\n---\n\nText.\n')?.content,
  );
});
