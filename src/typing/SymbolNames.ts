import type ts from 'typescript';
import type { AppProgram } from './createProgram';
import type { TypeScript } from './types';

/** Returns the event's name if an overload of `listen` or `once` is for one event. */
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

/** Returns the name of a declaration; `undefined` for the members of a type. */
function getOwnName(typescript: TypeScript, node: ts.Node): string | undefined {
  const isNamed =
    typescript.isFunctionDeclaration(node) ||
    typescript.isTypeAliasDeclaration(node) ||
    typescript.isModuleDeclaration(node) ||
    (typescript.isVariableDeclaration(node) &&
      typescript.isIdentifier(node.name));
  if (!isNamed || !node.name) return undefined;
  return typescript.isStringLiteral(node.name) ? '' : node.name.getText();
}

/**
 * Creates functions that find the SDK symbol for a part of an app's code: `Device.name`
 * for a member, `''` for the package, and `undefined` for other code.
 */
export function createSymbolNames(
  typescript: TypeScript,
  { program, sdk }: Pick<AppProgram, 'program' | 'sdk'>,
) {
  const checker = program.getTypeChecker();
  const listModules = (node: ts.Node): readonly string[] =>
    typescript.isSourceFile(node)
      ? []
      : [
          ...listModules(node.parent),
          (typescript.isModuleDeclaration(node) &&
            getOwnName(typescript, node)) ||
            '',
        ];
  const ofDeclaration = (node: ts.Node | undefined): string | undefined => {
    if (!node || node.getSourceFile() !== sdk) return undefined;
    const own = getOwnName(typescript, node);
    if (own === undefined) return undefined;
    return [...listModules(node.parent), own].filter(Boolean).join('.');
  };
  const ofSymbol = (symbol: ts.Symbol | undefined): string | undefined => {
    if (!symbol) return undefined;
    const isAlias = (symbol.flags & typescript.SymbolFlags.Alias) !== 0;
    const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return target.declarations?.map(ofDeclaration).find((n) => n !== undefined);
  };
  return {
    ofDeclaration,
    ofSymbol,
    /** Returns the name of a type's member, such as a member of a destructured module. */
    ofMember: (type: ts.Type, name: string) =>
      ofSymbol(checker.getPropertyOfType(type, name)),
  };
}

export type SymbolNames = ReturnType<typeof createSymbolNames>;
