import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis, Compiled, CompilerFault } from './analyze';
import type { UseNode } from './findUses';

/** A fault that only the target's declarations have; the app runs all the same. */
export interface NewFault extends CompilerFault {
  readonly use?: UseNode;
  readonly edits?: readonly Edit[];
}

/** What the compiler says of a call, which depends on how many forms it has. */
const CALL_CODES: readonly number[] = [2345, 2554, 2555, 2559, 2769];

/** The values of integers never were `bigint`, whatever the declarations said. */
export const isOfIntegers = ({ message }: CompilerFault): boolean =>
  /\bbigint\b/.test(message);

function findNode(
  typescript: TypeScript,
  root: ts.Node,
  start: number,
): ts.Node {
  const child = typescript.forEachChild(root, (node) =>
    node.getStart() <= start && start < node.end ? node : undefined,
  );
  return child ? findNode(typescript, child, start) : root;
}

/** The statement around a place, and no more than the function around it. */
function getStatement(typescript: TypeScript, node: ts.Node): ts.Node {
  let place = node;
  while (
    !typescript.isSourceFile(place) &&
    !typescript.isStatement(place) &&
    !typescript.isPropertyDeclaration(place) &&
    !typescript.isFunctionLike(place.parent) &&
    !typescript.isSourceFile(place.parent)
  ) {
    place = place.parent;
  }
  return place;
}

/** True unless a function stands between the place and the node in it. */
function isDirectlyIn(
  typescript: TypeScript,
  place: ts.Node,
  node: ts.Node,
): boolean {
  for (let n = node; n !== place; n = n.parent) {
    if (typescript.isFunctionLike(n) || typescript.isSourceFile(n)) {
      return false;
    }
  }
  return true;
}

/** `bigint` in the annotations of a statement. */
function replaceBigint(
  typescript: TypeScript,
  statement: ts.Node,
): readonly Edit[] {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === typescript.SyntaxKind.BigIntKeyword) {
      edits.push({ start: node.getStart(), end: node.end, text: 'number' });
    }
    typescript.forEachChild(node, visit);
  };
  if (typescript.isVariableStatement(statement)) visit(statement);
  return edits;
}

/** The use that a fault is about: what is called around it, or the first in its statement. */
function findUse(
  typescript: TypeScript,
  node: ts.Node,
  statement: ts.Node,
  uses: readonly UseNode[],
): UseNode | undefined {
  const near = uses.filter((u) => isDirectlyIn(typescript, statement, u.node));
  for (let n = node; n !== statement; n = n.parent) {
    if (typescript.isCallExpression(n.parent)) {
      const { expression } = n.parent;
      const called = near.find((u) => u.end === expression.end);
      if (called) return called;
    }
  }
  return near[0];
}

/** The call that a place is the name or an argument of. */
function getCallStart(typescript: TypeScript, node: ts.Node): number {
  for (let n = node; !typescript.isStatement(n); n = n.parent) {
    if (typescript.isCallExpression(n)) return n.getStart();
    if (typescript.isSourceFile(n.parent)) break;
  }
  return node.getStart();
}

/** Where and what a fault is: equal for both versions where it is the same one. */
function toKey(
  typescript: TypeScript,
  { app }: Compiled,
  { file, start, code }: CompilerFault,
): string {
  const root = app.files.get(file);
  if (!root || !CALL_CODES.includes(code)) return `${file}:${start}:${code}`;
  const node = findNode(typescript, root, start);
  return `${file}:${getCallStart(typescript, node)}:call`;
}

/** The faults of a file that the older version does not have. */
function findInFile(
  typescript: TypeScript,
  before: Analysis,
  after: Compiled,
  file: ts.SourceFile,
  path: string,
): readonly NewFault[] {
  const faults = after.getFaults(path);
  if (!faults.length) return [];
  const known = new Set(
    before.getFaults(path).map((fault) => toKey(typescript, before, fault)),
  );
  const uses = before.uses.filter((u) => u.file === path);
  return faults
    .filter((fault) => !known.has(toKey(typescript, after, fault)))
    .map((fault): NewFault => {
      const node = findNode(typescript, file, fault.start);
      const statement = getStatement(typescript, node);
      const use = findUse(typescript, node, statement, uses);
      const edits = isOfIntegers(fault)
        ? replaceBigint(typescript, statement)
        : [];
      return { ...fault, ...(use && { use }), ...(edits.length && { edits }) };
    });
}

/**
 * What TypeScript finds wrong with the target's declarations alone.
 * @param onCheck called with the path of each file that is checked
 */
export function findNewFaults(
  typescript: TypeScript,
  before: Analysis,
  after: Compiled,
  onCheck: (path: string) => void,
): readonly NewFault[] {
  return after.typed.flatMap((path) => {
    onCheck(path);
    const file = before.app.files.get(path);
    return file ? findInFile(typescript, before, after, file, path) : [];
  });
}
