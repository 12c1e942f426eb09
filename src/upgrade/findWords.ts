import ts from 'typescript';
import type { Use } from './types';

/** What a file consists of beside its uses of the SDK. */
export interface Words {
  /** Every name; in quotes, every whole text and every name of a member. */
  readonly words: ReadonlySet<string>;
  /** Members that are read, with what they are read of: `params.data`. */
  readonly members: readonly Use[];
}

/** The last name of an expression: `params` of `message.params`. */
export function getLast(node: ts.Node): string {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isNonNullExpression(node)) {
    return getLast(node.expression);
  }
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

/** Reads the words of a file, for notes that ask for them. */
export function findWords(path: string, file: ts.SourceFile): Words {
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
    const [name, owner = ''] = getMember(node) ?? [];
    if (name) {
      members.push({
        file: path,
        node: name,
        start: name.getStart(),
        end: name.end,
        symbol: `${owner}.${name.getText()}`,
        form: 'member',
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { words, members };
}
