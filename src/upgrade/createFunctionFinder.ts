import type ts from 'typescript';
import type { TypeScript } from '../typing/types';
import type { Analysis } from './analyze';

export type Functions = readonly ts.SignatureDeclaration[];

/** Tells what expressions of an app stand for, as far as its own code says. */
export interface FunctionFinder {
  readonly ofExpression: (node: ts.Node) => Functions;
  /** Where the app declares what a name means. */
  readonly getDeclarations: (name: ts.Node) => readonly ts.Node[];
}

/** How far functions that call functions are followed. */
const DEPTH = 12;

/** Calls of the app's own functions, by what they call. */
function listCalls(
  typescript: TypeScript,
  { app, reach }: Analysis,
): ReadonlyMap<ts.Node, readonly ts.CallExpression[]> {
  const checker = app.program.getTypeChecker();
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (typescript.isCallExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      for (const { declaration } of checker
        .getNonNullableType(type)
        .getCallSignatures()) {
        if (!declaration) continue;
        calls.set(declaration, [...(calls.get(declaration) ?? []), node]);
      }
    }
    typescript.forEachChild(node, visit);
  };
  for (const [path, file] of app.files) {
    if (reach.has(path)) visit(file);
  }
  return calls;
}

function createGetDeclarations(
  typescript: TypeScript,
  { app }: Analysis,
): FunctionFinder['getDeclarations'] {
  const checker = app.program.getTypeChecker();
  const own = new Set(app.files.values());
  return (name) => {
    const found = typescript.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    if (!found) return [];
    const isAlias = (found.flags & typescript.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
    return (symbol.declarations ?? []).filter((d) =>
      own.has(d.getSourceFile()),
    );
  };
}

/** Finds the functions that expressions of an app stand for. */
export function createFunctionFinder(
  typescript: TypeScript,
  analysis: Analysis,
): FunctionFinder {
  const getDeclarations = createGetDeclarations(typescript, analysis);
  let calls: ReturnType<typeof listCalls> | undefined;

  const ofParameter = (
    parameter: ts.ParameterDeclaration,
    depth: number,
  ): Functions => {
    calls ??= listCalls(typescript, analysis);
    const at = parameter.parent.parameters.indexOf(parameter);
    return (calls.get(parameter.parent) ?? []).flatMap((call) => {
      const given = call.arguments[at];
      return given ? ofExpression(given, depth + 1) : [];
    });
  };
  const ofDeclaration = (node: ts.Node, depth: number): Functions => {
    if (typescript.isParameter(node)) return ofParameter(node, depth);
    if (typescript.isFunctionLike(node)) return [node];
    const isHolder =
      typescript.isVariableDeclaration(node) ||
      typescript.isPropertyAssignment(node) ||
      typescript.isPropertyDeclaration(node);
    return isHolder && node.initializer
      ? ofExpression(node.initializer, depth + 1)
      : [];
  };
  const ofCall = (call: ts.CallExpression, depth: number): Functions => {
    const { expression } = call;
    const isBound =
      typescript.isPropertyAccessExpression(expression) &&
      expression.name.text === 'bind';
    if (isBound) return ofExpression(expression.expression, depth + 1);
    return call.arguments.flatMap((a) => ofExpression(a, depth + 1));
  };
  const ofExpression = (node: ts.Node, depth: number): Functions => {
    if (depth > DEPTH) return [];
    if (typescript.isFunctionLike(node)) return [node];
    if (typescript.isCallExpression(node)) return ofCall(node, depth);
    if (
      typescript.isParenthesizedExpression(node) ||
      typescript.isAsExpression(node) ||
      typescript.isNonNullExpression(node)
    ) {
      return ofExpression(node.expression, depth + 1);
    }
    const name = typescript.isPropertyAccessExpression(node) ? node.name : node;
    return typescript.isIdentifier(name) || typescript.isPrivateIdentifier(name)
      ? getDeclarations(name).flatMap((d) => ofDeclaration(d, depth))
      : [];
  };
  return { ofExpression: (node) => ofExpression(node, 0), getDeclarations };
}
