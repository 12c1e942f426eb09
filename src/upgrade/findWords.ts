import ts from 'typescript';
import type { Use } from './types';

/** What code consists of beside its uses of the SDK. */
export interface Words {
  /**
   * Every name; in quotes, every whole text and every name of a member; `switch`
   * with what a `switch` with a default asks for.
   */
  readonly words: ReadonlySet<string>;
  /** Members that are read, with what they are read of: `params.data`. */
  readonly members: readonly Use[];
}

/** The last name of an expression: `params` of `message.params`. */
function getLast(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isNonNullExpression(node)) return getLast(node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

/** The name of a member that is read, and the name of what it is read of. */
function getMember(
  node: ts.Node,
): readonly [name: ts.Node, owner: string] | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    return [node.name, getLast(node.expression)];
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) {
    return undefined;
  }
  const name = node.propertyName ?? node.name;
  const { parent } = node.parent;
  if (ts.isBindingElement(parent)) {
    return [name, parent.propertyName?.getText() ?? ''];
  }
  const value = parent.initializer;
  return [name, value ? getLast(value) : ''];
}

/** Reads the words of some code, for notes that ask for them. */
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
    const [name, owner = ''] = getMember(node) ?? [];
    if (name) {
      const [start, end] = [name.getStart(), name.end];
      const symbol = `${owner}.${name.getText()}`;
      members.push({ file, node: name, start, end, symbol, form: 'member' });
    }
    ts.forEachChild(node, visit);
  };
  code.forEach(visit);
  return { words, members };
}
