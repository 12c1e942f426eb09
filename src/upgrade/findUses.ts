import ts from 'typescript';
import { isSdkPath, toSdkPath } from '../typing/imports';
import type { Names } from './Names';
import type { Compiled, Use } from './types';

/** A use without its file. */
type NamedUse = Omit<Use, 'file'>;

/** The data to find the SDK symbol that a name refers to. */
interface Lookup extends Compiled {
  readonly names: Names;
  /** Parts of the SDK's names; the check skips members with other names. */
  readonly parts: ReadonlySet<string>;
}

/** True for the left side of a member: `Device` in `Device.name` and `F.Device.name`. */
function isOwner(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isQualifiedName(parent))
    return parent.left === node || isOwner(parent);
  const isMember =
    ts.isPropertyAccessExpression(parent) ||
    ts.isElementAccessExpression(parent);
  if (isMember) return parent.expression === node || isOwner(parent);
  return ts.isParenthesizedExpression(parent) && isOwner(parent);
}

/** True for the name of a variable, and for a destructured value. */
function isDeclared(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isVariableDeclaration(parent) &&
    (parent.name === node || ts.isObjectBindingPattern(parent.name))
  );
}

function getSymbol(
  { checker, symbols }: Lookup,
  node: ts.Node,
): string | undefined {
  return symbols.ofSymbol(
    ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node),
  );
}

/** The values of a type that only has strings as values; otherwise empty. */
export function listTexts(type: ts.Type): readonly string[] {
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((t) => (t.isStringLiteral() ? [t.value] : []));
  return texts.length === types.length ? texts : [];
}

/** Describes an argument by its type; `texts` is empty if any string is possible. */
function readArgument(checker: ts.TypeChecker, node?: ts.Expression) {
  if (!node) return { texts: [], isFunction: false, isAnything: false };
  const { Any, Unknown } = ts.TypeFlags;
  const type = checker.getTypeAtLocation(node);
  return {
    texts: ts.isStringLiteralLike(node) ? [node.text] : listTexts(type),
    isFunction: type.getCallSignatures().length > 0,
    isAnything: (type.flags & (Any | Unknown)) !== 0,
  };
}

/** The last name of the called expression: `name` in `F.Device?.name`. */
function getCallee({ expression }: ts.CallExpression): ts.Node {
  if (ts.isPropertyAccessExpression(expression)) return expression.name;
  return ts.isElementAccessExpression(expression)
    ? expression.argumentExpression
    : expression;
}

const LISTENERS = ['listen', 'once', 'clear'] as const;

/** The uses in a call of an SDK function: events, or the function. */
function getCallUses(
  checker: ts.TypeChecker,
  names: Names,
  call: ts.CallExpression,
  called: string,
): readonly NamedUse[] {
  const node = getCallee(call);
  const read = (i: number) => readArgument(checker, call.arguments[i]);
  const [module = '', name = ''] = called.split('.');
  const listener = LISTENERS.find((l) => l === name);
  const isHelper = module === 'Events';
  // The helper `Events` takes a module's name in upper or lower case.
  const wanted = isHelper ? read(0).texts[0]?.toLowerCase() : undefined;
  const owner = isHelper
    ? [...names.values].find((n) => n.toLowerCase() === wanted)
    : module;
  const { texts, isFunction, isAnything } = read(isHelper ? 1 : 0);
  if (listener && owner !== undefined) {
    if (texts.length) {
      return texts.map((text) => ({
        node,
        symbol: `${owner}.${text}`,
        form: listener,
      }));
    }
    const isOnly = call.arguments.length === (isHelper ? 2 : 1);
    if (listener !== 'clear' && (isFunction || (isOnly && isAnything))) {
      return [{ node, symbol: `${owner}.${listener}`, form: 'all' }];
    }
  }
  const isProperty =
    names.results.has(called) && names.subscribable.has(called);
  const isCallback = isFunction || (isProperty && isAnything);
  const [argument] = texts;
  return [
    {
      node,
      symbol: called,
      form: isCallback ? 'callback' : 'call',
      ...(texts.length === 1 && { argument }),
    },
  ];
}

/** The uses in a call; empty unless it calls an SDK function. */
function readCall(
  { checker, symbols, names }: Lookup,
  call: ts.CallExpression,
): readonly NamedUse[] {
  // Finding the overload of each call would take too long.
  const type = checker.getTypeAtLocation(call.expression);
  const isOfSdk = checker
    .getNonNullableType(type)
    .getCallSignatures()
    .some((s) => symbols.ofDeclaration(s.declaration));
  if (!isOfSdk) return [];
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  const called = symbols.ofDeclaration(declaration);
  return called ? getCallUses(checker, names, call, called) : [];
}

/** The members in `const { name } = Device`. */
function readBinding(
  { checker, symbols, parts }: Lookup,
  pattern: ts.ObjectBindingPattern,
): readonly NamedUse[] {
  return pattern.elements.flatMap((element) => {
    const node = element.propertyName ?? element.name;
    if (!ts.isIdentifier(node) || !parts.has(node.text)) return [];
    const type = checker.getTypeAtLocation(pattern);
    const symbol = symbols.ofMember(type, node.text);
    return symbol ? [{ node, symbol, form: 'value' }] : [];
  });
}

/** The use of a name outside a call. */
function readName(
  lookup: Lookup,
  node: ts.Identifier | ts.StringLiteral,
): readonly NamedUse[] {
  const { parts } = lookup;
  const { parent } = node;
  const isMember =
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node);
  // To look up every member of an app would take most of the time.
  if (isMember && !parts.has(node.text)) return [];
  if (ts.isBindingElement(parent)) return [];
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    const isName = (parent.propertyName ?? parent.name) === node;
    const symbol = isName && getSymbol(lookup, parent.name);
    return symbol ? [{ node, symbol, form: 'import' }] : [];
  }
  if (isDeclared(node)) return [];
  const symbol = getSymbol(lookup, node);
  // The member stands for its module.
  if (!symbol || (!symbol.includes('.') && isOwner(node))) return [];
  return [{ node, symbol, form: ts.isPartOfTypeNode(node) ? 'type' : 'value' }];
}

/** The uses in a file's code and comments, in order. */
function listNamed(lookup: Lookup, file: ts.SourceFile): readonly NamedUse[] {
  const found: NamedUse[] = [];
  /** Names whose call has been read. */
  const callees = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const uses = readCall(lookup, node);
      uses.forEach((use) => callees.add(use.node));
      found.push(...uses);
    } else if (ts.isObjectBindingPattern(node)) {
      found.push(...readBinding(lookup, node));
    } else if (!callees.has(node)) {
      // `Device.name` and `Device['name']`
      const isName =
        ts.isIdentifier(node) ||
        (ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent));
      if (isName) found.push(...readName(lookup, node));
      if (ts.isStringLiteral(node) && isSdkPath(node.text)) {
        found.push({ node, symbol: toSdkPath(node.text), form: 'import' });
      }
    }
    const { jsDoc } = node as { readonly jsDoc?: readonly ts.Node[] };
    jsDoc?.forEach(visit);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { fileName, pos, end } of [
    ...file.referencedFiles,
    ...file.typeReferenceDirectives,
  ]) {
    if (!isSdkPath(fileName)) continue;
    const symbol = toSdkPath(fileName);
    const range = { start: pos, end };
    found.push({ node: file, symbol, form: 'reference', range });
  }
  return found;
}

/** Finds all uses of the SDK in an app, in the order of its files. */
export function findUses(compiled: Compiled, names: Names): readonly Use[] {
  const all = [...names.values, ...names.types.keys()];
  const parts = new Set(all.flatMap((name) => name.split('.')));
  const lookup: Lookup = { ...compiled, names, parts };
  return [...compiled.app.files].flatMap(([path, file]) =>
    compiled.reach.has(path)
      ? listNamed(lookup, file).map((use) => ({ ...use, file: path }))
      : [],
  );
}
