import type ts from 'typescript';
import type { Description } from './types';

/** What TypeScript tells of a symbol, in pieces. */
interface Told {
  readonly displayParts?: readonly ts.SymbolDisplayPart[] | undefined;
  readonly documentation?: readonly ts.SymbolDisplayPart[] | undefined;
  readonly tags?: readonly ts.JSDocTagInfo[] | undefined;
}

const toText = (parts: readonly ts.SymbolDisplayPart[] = []): string =>
  parts.map(({ text }) => text).join('');

/** Comments are wrapped; what is shown wraps by itself. Items keep their lines. */
const unwrap = (text: string): string =>
  text.replace(/([^\n])\n(?!\n|- )/g, '$1 ');

/** What a comment says of a parameter, behind its name. */
function describeParameter({ text = [] }: ts.JSDocTagInfo): {
  name: string;
  text: string;
} {
  const [name, ...rest] = text;
  return { name: name?.text ?? '', text: unwrap(toText(rest).trim()) };
}

/** What is told of a symbol, with the texts of our declarations. */
export function describe({
  displayParts,
  documentation,
  tags = [],
}: Told): Description {
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
