import ts from 'typescript';
import type { Compiled } from './analyze';

export type Functions = readonly ts.SignatureDeclaration[];

/** How far functions that call functions are followed. */
const DEPTH = 12;

/** Calls of the app's own functions, by what they call. */
function listCalls({
  app,
  checker,
  reach,
}: Compiled): ReadonlyMap<ts.Node, readonly ts.CallExpression[]> {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const type = checker.getTypeAtLocation(node.expression);
      for (const { declaration } of checker
        .getNonNullableType(type)
        .getCallSignatures()) {
        if (!declaration) continue;
        const list = calls.get(declaration) ?? [];
        list.push(node);
        calls.set(declaration, list);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const [path, file] of app.files) {
    if (reach.has(path)) visit(file);
  }
  return calls;
}

/** Tells what expressions of an app stand for, as far as its own code says. */
export interface Finder {
  readonly ofExpression: (node: ts.Node) => Functions;
  /** Where the app declares what a name means. */
  readonly getDeclarations: (name: ts.Node) => readonly ts.Node[];
}

/** Tells where the app declares what a name means. */
function createGetDeclarations({
  app,
  checker,
}: Compiled): Finder['getDeclarations'] {
  const own = new Set(app.files.values());
  return (name) => {
    const found = ts.isShorthandPropertyAssignment(name.parent)
      ? checker.getShorthandAssignmentValueSymbol(name.parent)
      : checker.getSymbolAtLocation(name);
    if (!found) return [];
    const isAlias = (found.flags & ts.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
    const all = symbol.declarations ?? [];
    return all.filter((d) => own.has(d.getSourceFile()));
  };
}

/** Finds the functions that expressions of an app stand for. */
export function createFunctionFinder(compiled: Compiled): Finder {
  const getDeclarations = createGetDeclarations(compiled);
  let calls: ReturnType<typeof listCalls> | undefined;

  const ofDeclaration = (node: ts.Node, depth: number): Functions => {
    if (ts.isParameter(node)) {
      calls ??= listCalls(compiled);
      const at = node.parent.parameters.indexOf(node);
      return (calls.get(node.parent) ?? []).flatMap((call) => {
        const given = call.arguments[at];
        return given ? ofExpression(given, depth) : [];
      });
    }
    if (ts.isFunctionLike(node)) return [node];
    const isHolder =
      ts.isVariableDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isPropertyDeclaration(node);
    return isHolder && node.initializer
      ? ofExpression(node.initializer, depth)
      : [];
  };
  const ofExpression = (node: ts.Node, before: number): Functions => {
    const depth = before + 1;
    if (depth > DEPTH) return [];
    if (ts.isFunctionLike(node)) return [node];
    if (ts.isCallExpression(node)) {
      // `watch.bind(this)`, `debounce(watch)`
      const { expression } = node;
      const isBound =
        ts.isPropertyAccessExpression(expression) &&
        expression.name.text === 'bind';
      const parts = isBound ? [expression.expression] : node.arguments;
      return parts.flatMap((part) => ofExpression(part, depth));
    }
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      return ofExpression(node.expression, depth);
    }
    const name = ts.isPropertyAccessExpression(node) ? node.name : node;
    return ts.isIdentifier(name) || ts.isPrivateIdentifier(name)
      ? getDeclarations(name).flatMap((d) => ofDeclaration(d, depth))
      : [];
  };
  return { ofExpression: (node) => ofExpression(node, 0), getDeclarations };
}
