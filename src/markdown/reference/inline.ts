import type { PhrasingContent } from 'mdast';
import type { LinkModel, Part } from '../../openrpc';
import { splitCode } from '../../text/splitCode';
import { inlineCode, link, text } from '../nodes';

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
