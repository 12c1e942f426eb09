import type ts from 'typescript';
import type { TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseNode } from './findUses';

type Functions = readonly ts.SignatureDeclaration[];

/** What the function does that a use hands over; `[]` where none is found. */
export interface Callbacks {
  readonly getFunctions: (use: UseNode) => Functions;
  /** True for a node in the functions, or in what they call. */
  readonly isReached: (functions: Functions, node: ts.Node) => boolean;
  /** Whole texts in the functions, and in what they call. */
  readonly getTexts: (functions: Functions) => ReadonlySet<string>;
}

/** How far functions that call functions are followed. */
const DEPTH = 12;

/** The call that a use is the name of. */
export function getCall(
  typescript: TypeScript,
  { node }: Pick<UseNode, 'node'>,
): ts.CallExpression | undefined {
  if (typescript.isSourceFile(node)) return undefined;
  const { parent } = node;
  const isMember =
    typescript.isPropertyAccessExpression(parent) ||
    typescript.isElementAccessExpression(parent);
  const callee = isMember ? parent : node;
  const call = callee.parent;
  return typescript.isCallExpression(call) && call.expression === callee
    ? call
    : undefined;
}

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

/** Finds the functions that expressions of an app stand for. */
function createFinder(
  typescript: TypeScript,
  analysis: Analysis,
): {
  readonly ofExpression: (node: ts.Node, depth?: number) => Functions;
  readonly getDeclarations: (node: ts.Node) => readonly ts.Node[];
} {
  const checker = analysis.app.program.getTypeChecker();
  const own = new Set(analysis.app.files.values());
  let calls: ReturnType<typeof listCalls> | undefined;

  const getDeclarations = (node: ts.Node): readonly ts.Node[] => {
    const found = typescript.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    if (!found) return [];
    const isAlias = (found.flags & typescript.SymbolFlags.Alias) !== 0;
    const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
    return (symbol.declarations ?? []).filter((d) =>
      own.has(d.getSourceFile()),
    );
  };
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
  const ofExpression = (node: ts.Node, depth = 0): Functions => {
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
  return { ofExpression, getDeclarations };
}

/** Tells of the functions that an app hands to the SDK. */
export function createCallbacks(
  typescript: TypeScript,
  analysis: Analysis,
): Callbacks {
  const { ofExpression, getDeclarations } = createFinder(typescript, analysis);
  const known = new Map<ts.Node, ReadonlySet<ts.Node>>();

  /** A function and all of the app that its names lead to. */
  const getReach = (root: ts.Node): ReadonlySet<ts.Node> => {
    const reach = known.get(root) ?? new Set<ts.Node>();
    if (known.has(root)) return reach;
    const parts = new Set([root]);
    const visit = (node: ts.Node): void => {
      if (typescript.isIdentifier(node)) {
        getDeclarations(node)
          .filter((d) => !typescript.isParameter(d) && !parts.has(d))
          .forEach((d) => parts.add(d));
      }
      typescript.forEachChild(node, visit);
    };
    // Parts that are added meanwhile are visited too.
    for (const part of parts) visit(part);
    known.set(root, parts);
    return parts;
  };
  const isIn = (parts: ReadonlySet<ts.Node>, node: ts.Node): boolean =>
    parts.has(node) ||
    (!typescript.isSourceFile(node) && isIn(parts, node.parent));
  return {
    getFunctions: (use) => {
      const given = getCall(typescript, use)?.arguments;
      const last = given?.[given.length - 1];
      return last ? ofExpression(last) : [];
    },
    isReached: (functions, node) =>
      functions.some((f) => isIn(getReach(f), node)),
    getTexts: (functions) => {
      const texts = new Set<string>();
      const visit = (node: ts.Node): void => {
        if (typescript.isStringLiteralLike(node)) texts.add(node.text);
        typescript.forEachChild(node, visit);
      };
      for (const f of functions) getReach(f).forEach(visit);
      return texts;
    },
  };
}
