import type ts from 'typescript';
import type { TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import { createFunctionFinder, type Functions } from './createFunctionFinder';
import type { UseNode } from './findUses';

/** What the function does that a use hands over; `[]` where none is found. */
export interface Callbacks {
  readonly getFunctions: (use: UseNode) => Functions;
  /** True for a node in the functions, or in what they call. */
  readonly isReached: (functions: Functions, node: ts.Node) => boolean;
  /** Whole texts in the functions, and in what they call. */
  readonly getTexts: (functions: Functions) => ReadonlySet<string>;
}

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

/** Tells of the functions that an app hands to the SDK. */
export function createCallbacks(
  typescript: TypeScript,
  analysis: Analysis,
): Callbacks {
  const { ofExpression, getDeclarations } = createFunctionFinder(
    typescript,
    analysis,
  );
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
