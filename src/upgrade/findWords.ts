import ts from 'typescript';
import type { Use } from './types';

export interface Words {
  /**
   * Every name in the code; every string and every declared member's name, in quotes;
   * and, for a `switch` over `params.data` with a default, `switch data`.
   */
  readonly words: ReadonlySet<string>;
  /** Members with the names of their objects: `params.data`. */
  readonly members: readonly Use[];
}

/** Returns the last identifier in an expression, such as `params` in `message.params`. */
function getLast(node?: ts.Node): string {
  if (!node) return '';
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isNonNullExpression(node)) return getLast(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

function readMember(
  node: ts.Node,
): readonly [name: ts.Node, owner: string] | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return [node.name, getLast(node.expression)];
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) {
    return undefined;
  }
  const { parent } = node.parent;
  const owner = ts.isBindingElement(parent)
    ? parent.propertyName
    : parent.initializer;
  return [node.propertyName ?? node.name, getLast(owner)];
}

/** Finds the words and members that the conditions of notes refer to. */
export function findWords(file: string, code: readonly ts.Node[]): Words {
  const words = new Set<string>();
  const members: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words.add(`'${node.text}'`);
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isMember =
        ts.isObjectLiteralElement(parent) || ts.isClassElement(parent);
      words.add(node.text);
      if (isMember && parent.name === node) words.add(`'${node.text}'`);
    }
    if (ts.isDefaultClause(node)) {
      words.add(`switch ${getLast(node.parent.parent.expression)}`);
    }
    const [name, owner = ''] = readMember(node) ?? [];
    if (name) {
      const symbol = `${owner}.${name.getText()}`;
      members.push({ file, node: name, symbol, form: 'member' });
    }
    ts.forEachChild(node, visit);
  };
  code.forEach(visit);
  return { words, members };
}
