import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis, Fault } from './analyze';
import type { UseNode } from './findUses';
import type { FindingKind } from './types';

/** A fault that only the target's declarations have. */
export interface NewFault extends Fault {
  readonly kind: FindingKind;
  readonly use?: UseNode;
  readonly edits?: readonly Edit[];
}

/**
 * Faults for which the program does not run either, where they are about the
 * SDK: a name is gone, or a call is refused. All others are of types alone.
 */
const RUNTIME_CODES: readonly number[] = [
  2305, 2339, 2345, 2551, 2554, 2555, 2724, 2769,
];

/** The values of integers never were `bigint`, whatever the declarations said. */
const isOfIntegers = ({ message }: Fault): boolean =>
  /\bbigint\b/.test(message);

const toKey = ({ file, start, code }: Fault): string =>
  `${file}:${start}:${code}`;

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

/** What TypeScript finds wrong with the target's declarations alone. */
export function findNewFaults(
  typescript: TypeScript,
  before: Analysis,
  after: Analysis,
): readonly NewFault[] {
  const known = new Set(before.faults.map(toKey));
  return after.faults
    .filter((fault) => !known.has(toKey(fault)))
    .flatMap((fault): NewFault[] => {
      const file = before.app.files.get(fault.file);
      if (!file) return [];
      const node = findNode(typescript, file, fault.start);
      const statement = getStatement(typescript, node);
      const inFile = before.uses.filter((u) => u.file === fault.file);
      const use = findUse(typescript, node, statement, inFile);
      const ofIntegers = isOfIntegers(fault);
      const isRuntime =
        use && RUNTIME_CODES.includes(fault.code) && !ofIntegers;
      const edits = ofIntegers ? replaceBigint(typescript, statement) : [];
      return [
        {
          ...fault,
          kind: isRuntime ? 'breaks' : 'types',
          ...(use && { use }),
          ...(edits.length && { edits }),
        },
      ];
    });
}
