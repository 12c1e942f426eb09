import type ts from 'typescript';
import type { Edit, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { UseNode } from './findUses';
import { getLastName, getOwner } from './symbolParts';

/** True where a listener may be taken away by the name of its event. */
function mayBeCleared({ uses }: Analysis, symbol: string): boolean {
  const clear = [`${getOwner(symbol)}.clear`, 'Events.clear'];
  return uses.some(
    (use) =>
      (use.symbol === symbol && use.form === 'clear') ||
      // Which event it clears is not known.
      (clear.includes(use.symbol) && use.form !== 'import'),
  );
}

/** `listen('deviceNameChanged', f)` → `name(f)`, where `f` is a function. */
function replaceListen(
  typescript: TypeScript,
  { node, symbol }: UseNode,
  replacement: string,
  after: Analysis,
): readonly Edit[] | undefined {
  const call: ts.Node = node.parent.parent;
  if (
    mayBeCleared(after, symbol) ||
    !after.names.subscribable.has(replacement) ||
    !typescript.isIdentifier(node) ||
    !typescript.isPropertyAccessExpression(node.parent) ||
    !typescript.isCallExpression(call) ||
    call.arguments.length !== 2
  ) {
    return undefined;
  }
  const [event, callback] = call.arguments;
  if (!event || !callback || typescript.isSpreadElement(event))
    return undefined;
  const checker = after.app.program.getTypeChecker();
  // A property that gets anything but a function throws.
  const type = checker.getTypeAtLocation(callback);
  if (!type.getCallSignatures().length) return undefined;
  return [
    { start: node.getStart(), end: node.end, text: getLastName(replacement) },
    { start: event.getStart(), end: callback.getStart(), text: '' },
  ];
}

/** True for `name()` and `Device.name()`, for this node as the name. */
function isCalledBare(typescript: TypeScript, node: ts.Node): boolean {
  const { parent } = node;
  const callee =
    typescript.isPropertyAccessExpression(parent) && parent.name === node
      ? parent
      : node;
  return (
    typescript.isCallExpression(callee.parent) &&
    callee.parent.expression === callee &&
    callee.parent.arguments.length === 0
  );
}

/** True where a name of a file is called without arguments, and nothing else. */
function isOnlyCalledBare(
  typescript: TypeScript,
  checker: ts.TypeChecker,
  name: ts.Identifier,
): boolean {
  const symbol = checker.getSymbolAtLocation(name);
  const isHarmless = (node: ts.Node): boolean => {
    const isOther =
      !typescript.isIdentifier(node) ||
      node === name ||
      node.text !== name.text ||
      checker.getSymbolAtLocation(node) !== symbol;
    if (!isOther && !isCalledBare(typescript, node)) return false;
    return !typescript.forEachChild(node, (child) => !isHarmless(child));
  };
  const statement: ts.Node = name.parent.parent.parent.parent.parent;
  const isExported =
    typescript.canHaveModifiers(statement) &&
    typescript
      .getModifiers(statement)
      ?.some((m) => m.kind === typescript.SyntaxKind.ExportKeyword);
  return !isExported && isHarmless(name.getSourceFile());
}

/** `voiceGuidance` → `voiceGuidanceSettings` where each call has no arguments. */
function replaceGetter(
  typescript: TypeScript,
  { node, start, end }: UseNode,
  name: string,
  checker: ts.TypeChecker,
): readonly Edit[] | undefined {
  const { parent } = node;
  if (!typescript.isIdentifier(node)) return undefined;
  if (typescript.isBindingElement(parent)) {
    const isBare =
      typescript.isIdentifier(parent.name) &&
      !parent.initializer &&
      isOnlyCalledBare(typescript, checker, parent.name);
    if (!isBare) return undefined;
    const text = parent.propertyName ? name : `${name}: ${node.text}`;
    return [{ start, end, text }];
  }
  const isMember =
    typescript.isPropertyAccessExpression(parent) && parent.name === node;
  return isMember && isCalledBare(typescript, node)
    ? [{ start, end, text: name }]
    : undefined;
}

/**
 * The mechanical change from a use to what takes its place; `undefined` unless
 * the new call is shown to mean the same.
 */
export function replaceUse(
  typescript: TypeScript,
  use: UseNode,
  replacement: string,
  after: Analysis,
): readonly Edit[] | undefined {
  const { symbol, form } = use;
  if (getOwner(replacement) !== getOwner(symbol)) return undefined;
  if (form === 'listen') {
    return replaceListen(typescript, use, replacement, after);
  }
  const { results } = after.names;
  const isSame =
    results.has(symbol) && results.get(symbol) === results.get(replacement);
  if (!isSame || (form !== 'call' && form !== 'value')) return undefined;
  const checker = after.app.program.getTypeChecker();
  return replaceGetter(typescript, use, getLastName(replacement), checker);
}
