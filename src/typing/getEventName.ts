import type ts from 'typescript';
import type { TypeScript } from './types';

/** The event that an overload of a listener is for, if it is for one. */
export function getEventName(
  typescript: TypeScript,
  declaration: ts.FunctionDeclaration,
): string | undefined {
  const type = declaration.parameters[0]?.type;
  return type &&
    typescript.isLiteralTypeNode(type) &&
    typescript.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}
