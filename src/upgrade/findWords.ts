import ts from 'typescript';
import { getObject, type Use } from './types';

export interface Words {
  /**
   * Every name in the code; every string and every declared member's name, in quotes;
   * and, for a `switch` over `params.data` with a default, `switch data`.
   */
  readonly words: ReadonlySet<string>;
  /** Members with the names of their objects: `params.data`. */
  readonly members: readonly Use[];
}

/** Returns the last name in an expression, such as `params` in `message.params`. */
function getLast(node?: ts.Node): string {
  if (!node) return '';
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return getLast(node.argumentExpression);
  if (ts.isNonNullExpression(node)) return getLast(node.expression);
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '';
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
    if (ts.isIdentifier(node) || ts.isStringLiteral(node)) {
      const [place, owner] = getObject(node);
      const symbol = `${getLast(owner)}.${node.text}`;
      if (place) members.push({ file, node, symbol, form: 'member' });
    }
    ts.forEachChild(node, visit);
  };
  code.forEach(visit);
  return { words, members };
}
