import type {
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({ type: 'text', value });

export const link = (url: string, ...children: Link['children']): Link => ({
  type: 'link',
  url,
  children,
});

export const heading = (depth: 1 | 2, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Creates a list without blank lines between its entries. */
export const list = (entries: readonly Paragraph[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: entries.map((entry) => ({
    type: 'listItem',
    spread: false,
    children: [entry],
  })),
});
