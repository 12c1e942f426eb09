import type ts from 'typescript';
import type { Description } from './types';

type SymbolInfo = Pick<ts.QuickInfo, 'displayParts' | 'documentation' | 'tags'>;

const toText = (parts: readonly ts.SymbolDisplayPart[] = []): string =>
  parts.map(({ text }) => text).join('');

/** Joins the lines of a paragraph, but not list items, because the browser wraps text. */
const unwrap = (text: string): string =>
  text.replace(/([^\n])\n(?!\n|- )/g, '$1 ');

function describeParameter({ text = [] }: ts.JSDocTagInfo) {
  const [name, ...rest] = text;
  return { name: name?.text ?? '', text: unwrap(toText(rest).trim()) };
}

export function describe({
  displayParts,
  documentation,
  tags = [],
}: SymbolInfo): Description {
  const deprecated = tags.find(({ name }) => name === 'deprecated');
  return {
    signature: toText(displayParts),
    text: unwrap(toText(documentation)),
    parameters: tags
      .filter(({ name }) => name === 'param')
      .map(describeParameter),
    ...(deprecated && { deprecated: unwrap(toText(deprecated.text)) }),
  };
}
