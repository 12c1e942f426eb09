import type ts from 'typescript';
import type { TypeScript } from '../typing/types';
import type { UseNode } from './findUses';

/** What an app consists of beside its uses of the SDK. */
export interface Words {
  /** Whole texts, and the names of members in objects and classes. */
  readonly texts: ReadonlySet<string>;
  /** Every name. */
  readonly names: ReadonlySet<string>;
  /** Members that are read, with what they are read of: `params.data`. */
  readonly members: readonly UseNode[];
}

interface Member {
  readonly node: ts.Node;
  readonly owner: string;
  readonly name: string;
}

/** The last name of an expression: `params` of `message.params`. */
function getLast(typescript: TypeScript, node: ts.Node): string {
  if (typescript.isPropertyAccessExpression(node)) return node.name.text;
  if (typescript.isNonNullExpression(node)) {
    return getLast(typescript, node.expression);
  }
  return typescript.isIdentifier(node) ? node.text : '';
}

/** What is taken apart by a pattern: `params` of `{ params: { data } }`. */
function getTaken(
  typescript: TypeScript,
  { parent }: ts.ObjectBindingPattern,
): string {
  if (typescript.isBindingElement(parent)) {
    return parent.propertyName?.getText() ?? '';
  }
  return parent.initializer ? getLast(typescript, parent.initializer) : '';
}

function getMember(typescript: TypeScript, node: ts.Node): Member | undefined {
  if (typescript.isPropertyAccessExpression(node)) {
    const owner = getLast(typescript, node.expression);
    return { node: node.name, owner, name: node.name.text };
  }
  if (
    typescript.isBindingElement(node) &&
    typescript.isObjectBindingPattern(node.parent)
  ) {
    const name = node.propertyName ?? node.name;
    const owner = getTaken(typescript, node.parent);
    return { node: name, owner, name: name.getText() };
  }
  return undefined;
}

const isMemberName = (typescript: TypeScript, node: ts.Node): boolean =>
  (typescript.isPropertyAssignment(node.parent) ||
    typescript.isShorthandPropertyAssignment(node.parent) ||
    typescript.isMethodDeclaration(node.parent) ||
    typescript.isPropertyDeclaration(node.parent)) &&
  node.parent.name === node;

/** Reads the words of an app, for notes that ask for them. */
export function readWords(
  typescript: TypeScript,
  files: ReadonlyMap<string, ts.SourceFile>,
): Words {
  const texts = new Set<string>();
  const names = new Set<string>();
  const members: UseNode[] = [];
  const visit = (file: string, node: ts.Node): void => {
    if (typescript.isStringLiteralLike(node)) texts.add(node.text);
    if (typescript.isIdentifier(node)) {
      names.add(node.text);
      if (isMemberName(typescript, node)) texts.add(node.text);
    }
    const member = getMember(typescript, node);
    if (member) {
      members.push({
        file,
        node: member.node,
        start: member.node.getStart(),
        end: member.node.end,
        symbol: `${member.owner}.${member.name}`,
        form: 'member',
      });
    }
    typescript.forEachChild(node, (child) => {
      visit(file, child);
    });
  };
  for (const [path, file] of files) visit(path, file);
  return { texts, names, members };
}
