import type ts from 'typescript';
import { isSdkPath, toSdkPath } from '../typing/imports';
import type { SymbolNames } from '../typing/SymbolNames';
import type { TypeScript } from '../typing/types';
import { getCallUse } from './getCallUse';
import type { Names } from './Names';
import type { Use } from './types';

/** What tells of a name in the code whether it means a symbol of the SDK. */
export interface Lookup {
  readonly typescript: TypeScript;
  readonly checker: ts.TypeChecker;
  readonly symbols: SymbolNames;
  readonly names: Names;
  /** Texts that can be a name of the SDK in this app; no other is asked for. */
  readonly known: ReadonlySet<string>;
}

/** A use, and the name that tells of it. */
export interface NamedUse extends Pick<Use, 'symbol' | 'form' | 'argument'> {
  readonly node: ts.Node;
}

/** The name at the end of what is called: `name` in `F.Device?.name`. */
function getCallee(typescript: TypeScript, call: ts.CallExpression): ts.Node {
  const { expression } = call;
  if (typescript.isPropertyAccessExpression(expression)) return expression.name;
  return typescript.isElementAccessExpression(expression)
    ? expression.argumentExpression
    : expression;
}

/** The node of which this one is the left side: `Device.name` for `Device`. */
function getMemberOf(
  typescript: TypeScript,
  node: ts.Node,
): ts.Node | undefined {
  const { parent } = node;
  if (typescript.isParenthesizedExpression(parent)) {
    return getMemberOf(typescript, parent);
  }
  if (typescript.isPropertyAccessExpression(parent)) {
    if (parent.expression === node) return parent.name;
    return parent.name === node ? getMemberOf(typescript, parent) : undefined;
  }
  if (typescript.isElementAccessExpression(parent)) {
    if (parent.expression === node) return parent.argumentExpression;
    return getMemberOf(typescript, parent);
  }
  if (typescript.isQualifiedName(parent)) {
    if (parent.left === node) return parent.right;
    return getMemberOf(typescript, parent);
  }
  return undefined;
}

function isTypePlace(typescript: TypeScript, node: ts.Node): boolean {
  const { parent } = node;
  if (typescript.isQualifiedName(parent))
    return isTypePlace(typescript, parent);
  return typescript.isTypeNode(parent) && !typescript.isTypeQueryNode(parent);
}

/** True for the name of a variable, and for what is taken apart into several. */
function isDeclared(typescript: TypeScript, node: ts.Node): boolean {
  const { parent } = node;
  return (
    typescript.isVariableDeclaration(parent) &&
    (parent.name === node || typescript.isObjectBindingPattern(parent.name))
  );
}

function getSymbol(
  { typescript, checker, symbols }: Lookup,
  node: ts.Node,
): string | undefined {
  const isShorthand = typescript.isShorthandPropertyAssignment(node.parent);
  return symbols.ofSymbol(
    isShorthand
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node),
  );
}

/** What a call uses; nothing unless it calls a function of the SDK. */
export function readCall(
  { typescript, checker, symbols, names }: Lookup,
  call: ts.CallExpression,
): NamedUse | undefined {
  // Which of its forms is called takes long to find out.
  const type = checker.getTypeAtLocation(call.expression);
  const isOfSdk = checker
    .getNonNullableType(type)
    .getCallSignatures()
    .some((s) => symbols.ofDeclaration(s.declaration));
  if (!isOfSdk) return undefined;
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  const called = symbols.ofDeclaration(declaration);
  if (!called) return undefined;
  return {
    node: getCallee(typescript, call),
    ...getCallUse(typescript, checker, names, call, called),
  };
}

/** The members that `const { name } = Device` takes out. */
export function readBinding(
  { typescript, checker, symbols, known }: Lookup,
  pattern: ts.ObjectBindingPattern,
): readonly NamedUse[] {
  return pattern.elements.flatMap((element) => {
    const node = element.propertyName ?? element.name;
    if (!typescript.isIdentifier(node) || !known.has(node.text)) return [];
    const type = checker.getTypeAtLocation(pattern);
    const symbol = symbols.ofMember(type, node.text);
    return symbol ? [{ node, symbol, form: 'value' }] : [];
  });
}

/** What a name uses that is not called, or nothing. */
export function readName(
  lookup: Lookup,
  node: ts.Identifier | ts.StringLiteral,
): NamedUse | undefined {
  const { typescript, known } = lookup;
  const { parent } = node;
  if (!known.has(node.text) || typescript.isBindingElement(parent)) {
    return undefined;
  }
  if (
    typescript.isImportSpecifier(parent) ||
    typescript.isExportSpecifier(parent)
  ) {
    const isName = (parent.propertyName ?? parent.name) === node;
    const symbol = isName && getSymbol(lookup, parent.name);
    return symbol ? { node, symbol, form: 'import' } : undefined;
  }
  // Said by what stands there instead: the member, or the names taken out.
  const member = getMemberOf(typescript, node);
  if (member && getSymbol(lookup, member)) return undefined;
  if (isDeclared(typescript, node)) return undefined;
  const symbol = getSymbol(lookup, node);
  const form = isTypePlace(typescript, node) ? 'type' : 'value';
  return symbol ? { node, symbol, form } : undefined;
}

/** What a text in quotes uses: a path into the package, or `Device['name']`. */
export function readQuoted(
  lookup: Lookup,
  node: ts.StringLiteral,
): NamedUse | undefined {
  if (isSdkPath(node.text)) {
    return { node, symbol: toSdkPath(node.text), form: 'import' };
  }
  return lookup.typescript.isElementAccessExpression(node.parent)
    ? readName(lookup, node)
    : undefined;
}
