import ts from 'typescript';
import { getLine, type Analysis, type Compiled, type Fault } from './analyze';
import type { Use } from './types';

/** A fault that only the target's declarations have; the app runs all the same. */
export interface NewFault extends Fault {
  /** What it is about. */
  readonly use?: Use;
}

/** The statement around a place, and no more than the function around it. */
function findStatement(root: ts.Node, start: number): ts.Node {
  let found = root;
  const visit = (node: ts.Node): void => {
    if (node.getStart() > start || start >= node.end) return;
    const { parent } = node;
    const isOuter =
      ts.isStatement(node) ||
      ts.isPropertyDeclaration(node) ||
      (ts.isFunctionLike(parent) && !ts.isBlock(node));
    if (isOuter) found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(root, visit);
  return found;
}

/** What is called around a fault, or the first use in its statement. */
function findUse(
  file: ts.SourceFile,
  { start }: Fault,
  uses: readonly Use[],
): Use | undefined {
  const statement = findStatement(file, start);
  const near = uses.filter(
    (use) =>
      use.start >= statement.pos &&
      use.end <= statement.end &&
      findStatement(file, use.start) === statement,
  );
  const isAround = ({ node }: Use): boolean => {
    const { parent } = node.parent;
    return (
      ts.isCallExpression(parent) && parent.pos <= start && start < parent.end
    );
  };
  return near.filter(isAround).pop() ?? near[0];
}

/** What TypeScript finds wrong with the target's declarations alone. */
export const findNewFaults = (
  before: Analysis,
  after: Compiled,
): readonly NewFault[] =>
  [...after.typed].flatMap((path) => {
    const file = before.app.files.get(path);
    const faults = after.getFaults(path);
    if (!file || !faults.length) return [];
    const toLine = ({ start }: Fault): number => getLine(before, path, start);
    // A line that the older version minds too has a fault of the app's own.
    const known = new Set(before.getFaults(path).map(toLine));
    const uses = before.uses.filter((use) => use.file === path);
    return faults
      .filter((fault) => !known.has(toLine(fault)))
      .map((fault) => ({ ...fault, use: findUse(file, fault, uses) }));
  });
