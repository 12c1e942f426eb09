import { expect, it } from 'vitest';
import { getPages } from '../../../src/plugins/content/markdown/getPages';

const HTML =
  '<main><h1>Guide</h1><p>Read <a href="/next/">the next page</a>.</p></main>';

it('converts the pages of docs at the root of the host', () => {
  const written = [{ file: 'docs/guide.mdx', path: '/guide/', title: 'Guide' }];
  const version = { name: '1.0.0', path: '/', written, cards: [] };
  const { pages } = getPages(
    { version, newest: '1.0.0', siteUrl: 'https://example.com/' } as never,
    () => HTML,
  );
  expect(pages.get('guide/')).toContain(
    '\n\nRead [the next page](https://example.com/next/).\n',
  );
});
