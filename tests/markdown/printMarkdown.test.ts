import { expect, it } from 'vitest';
import { list, paragraph, text } from '@site/src/markdown/nodes';
import { printMarkdown } from '@site/src/markdown/printMarkdown';

const SITE = 'https://example.org/site/';

it('separates blocks, also repeated ones, and gives adjacent lists different bullets', () => {
  const items = (name: string) => list([paragraph(text(name))]);
  const nodes = [
    paragraph(text('Same')),
    paragraph(text('Same')),
    items('a'),
    items('b'),
  ].flat();
  expect(printMarkdown(nodes, SITE)).toBe('Same\n\nSame\n\n- a\n\n* b\n');
});
