import ts from 'typescript';
import type { AppProgram } from './createProgram';

/** Returns the event's name if an overload of `listen` or `once` is for one event. */
export function getEventName(
  declaration: ts.FunctionDeclaration,
): string | undefined {
  const type = declaration.parameters[0]?.type;
  return type && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** Returns the name of a declaration; `undefined` for the members of a type. */
function getOwnName(node: ts.Node): string | undefined {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name));
  if (!isNamed || !node.name) return undefined;
  return ts.isStringLiteral(node.name) ? '' : node.name.getText();
}

/**
 * Creates functions that find the SDK symbol for a part of an app's code: `Device.name`
 * for a member, `''` for the package, and `undefined` for other code.
 */
export function createSymbolNames({
  program,
  sdk,
}: Pick<AppProgram, 'program' | 'sdk'>) {
  const checker = program.getTypeChecker();
  const listModules = (node: ts.Node): readonly string[] =>
    ts.isSourceFile(node)
      ? []
      : [
          ...listModules(node.parent),
          (ts.isModuleDeclaration(node) && getOwnName(node)) || '',
        ];
  const ofDeclaration = (node: ts.Node | undefined): string | undefined => {
    if (!node || node.getSourceFile() !== sdk) return undefined;
    const own = getOwnName(node);
    if (own === undefined) return undefined;
    return [...listModules(node.parent), own].filter(Boolean).join('.');
  };
  const ofSymbol = (symbol: ts.Symbol | undefined): string | undefined => {
    if (!symbol) return undefined;
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
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
