import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';
import type { LinkModel, Part } from '../openrpc';
import { splitCode } from '../text/splitCode';

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({
  type: 'inlineCode',
  value,
});

export const strong = (value: string): Strong => ({
  type: 'strong',
  children: [text(value)],
});

export const link = (url: string, ...children: Link['children']): Link => ({
  type: 'link',
  url,
  children,
});

export const heading = (
  depth: number,
  ...children: PhrasingContent[]
): Heading => ({
  type: 'heading',
  depth: Math.min(depth, 6) as Heading['depth'],
  children,
});

/** Something that a model can lack. */
type Optional<Node> = Node | readonly Node[] | '' | false | undefined;

export const paragraph = (
  ...children: readonly Optional<PhrasingContent>[]
): Paragraph => ({
  type: 'paragraph',
  children: children.flatMap((child) => child || []),
});

/** Blocks without those that the model lacks, and without empty lists. */
export const blocks = (
  ...parts: readonly Optional<BlockContent>[]
): BlockContent[] =>
  parts
    .flatMap((part) => part || [])
    .filter((node) => node.type !== 'list' || node.children.length > 0);

export const code = (lang: string | undefined, value: string): Code => ({
  type: 'code',
  lang: lang ?? null,
  value,
});

/** A list without blank lines between its entries. */
export const list = (
  entries: readonly (readonly BlockContent[])[],
  isOrdered = false,
): List => ({
  type: 'list',
  ordered: isOrdered,
  spread: false,
  children: entries.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [...children],
  })),
});

/** Inserts a separator between the parts of a list. */
export function join<Part>(
  parts: readonly (readonly Part[])[],
  between: Part,
): Part[] {
  return parts.flatMap((part, i) => (i > 0 ? [between, ...part] : [...part]));
}

/** A string of the API description, with `code` in backticks. */
export const toInline = (value: string): PhrasingContent[] =>
  splitCode(value).map((part) =>
    part.isCode ? inlineCode(part.text) : text(part.text),
  );

/** A printed type with links on the names. */
export const toType = (parts: readonly Part[]): PhrasingContent[] =>
  parts.map((part) =>
    typeof part === 'string'
      ? inlineCode(part)
      : link(part[1], inlineCode(part[0])),
  );

/** A sentence with linked types. */
export const toSentence = (parts: readonly Part[]): PhrasingContent[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? toInline(part)
      : [link(part[1], inlineCode(part[0]))],
  );

export const toLink = ({ text: name, href }: LinkModel): PhrasingContent =>
  link(href, text(name));
