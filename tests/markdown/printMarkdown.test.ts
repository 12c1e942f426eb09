import type { ListItem, Paragraph, RootContent } from 'mdast';
import { expect, it } from 'vitest';
import { printMarkdown } from '@site/src/markdown/printMarkdown';

const SITE = 'https://example.org/site/';

it('separates blocks, also repeated ones, and gives adjacent lists different bullets', () => {
  const paragraph = (value: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
  });
  const list = (name: string): RootContent => {
    const item: ListItem = { type: 'listItem', children: [paragraph(name)] };
    return { type: 'list', children: [item] };
  };
  const same = paragraph('Same');
  const nodes = [same, paragraph('Same'), list('a'), list('b')];
  expect(printMarkdown(nodes, SITE)).toBe('Same\n\nSame\n\n- a\n\n* b\n');
});
