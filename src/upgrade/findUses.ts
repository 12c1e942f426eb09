import ts from 'typescript';
import { isSdkPath, toSdkPath } from '../typing/imports';
import type { Names } from './Names';
import type { Compiled, Use } from './types';

/** A use, before it is known where it is. */
export type NamedUse = Pick<Use, 'symbol' | 'form' | 'argument' | 'node'> &
  Partial<Pick<Use, 'start' | 'end'>>;

/** What tells of a name in the code whether it means a symbol of the SDK. */
interface Lookup extends Compiled {
  readonly names: Names;
  /** Parts of the SDK's names; of members, only these are asked for. */
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

/** True for the name of a variable, and for what is taken apart into several. */
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

/** The texts that a type has, if it has no others. */
export function listTexts(type: ts.Type): readonly string[] {
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((t) => (t.isStringLiteral() ? [t.value] : []));
  return texts.length === types.length ? texts : [];
}

/** What a call hands over, as far as its types tell; no texts where any is possible. */
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

/** The name at the end of what is called: `name` in `F.Device?.name`. */
function getCallee({ expression }: ts.CallExpression): ts.Node {
  if (ts.isPropertyAccessExpression(expression)) return expression.name;
  return ts.isElementAccessExpression(expression)
    ? expression.argumentExpression
    : expression;
}

const LISTENERS = ['listen', 'once', 'clear'] as const;

/** What a call of a function of the SDK uses: events, or the function. */
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
  // The helper `Events` is told a module, in any case of letters.
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

/** What a call uses; nothing unless it calls a function of the SDK. */
function readCall(
  { checker, symbols, names }: Lookup,
  call: ts.CallExpression,
): readonly NamedUse[] {
  // Which of its forms is called takes long to find out.
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

/** The members that `const { name } = Device` takes out. */
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

/** What a name uses that is not called. */
function readName(
  lookup: Lookup,
  node: ts.Identifier | ts.StringLiteral,
): readonly NamedUse[] {
  const { parts } = lookup;
  const { parent } = node;
  const isMember =
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node);
  // To ask the compiler for each member of an app takes most of the time.
  if (isMember && !parts.has(node.text)) return [];
  if (ts.isBindingElement(parent)) return [];
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    const isName = (parent.propertyName ?? parent.name) === node;
    const symbol = isName && getSymbol(lookup, parent.name);
    return symbol ? [{ node, symbol, form: 'import' }] : [];
  }
  if (isDeclared(node)) return [];
  const symbol = getSymbol(lookup, node);
  // A module is told by its member.
  if (!symbol || (!symbol.includes('.') && isOwner(node))) return [];
  return [{ node, symbol, form: ts.isPartOfTypeNode(node) ? 'type' : 'value' }];
}

/** What a text in quotes uses: a path into the package, or `Device['name']`. */
function readQuoted(
  lookup: Lookup,
  node: ts.StringLiteral,
): readonly NamedUse[] {
  if (isSdkPath(node.text)) {
    return [{ node, symbol: toSdkPath(node.text), form: 'import' }];
  }
  return ts.isElementAccessExpression(node.parent)
    ? readName(lookup, node)
    : [];
}

/** What the code of a file and its comments use, in their order. */
function listNamed(lookup: Lookup, file: ts.SourceFile): readonly NamedUse[] {
  const found: NamedUse[] = [];
  /** Names of which their call has told. */
  const callees = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const uses = readCall(lookup, node);
      uses.forEach((use) => callees.add(use.node));
      found.push(...uses);
    } else if (ts.isObjectBindingPattern(node)) {
      found.push(...readBinding(lookup, node));
    } else if (!callees.has(node)) {
      if (ts.isIdentifier(node)) found.push(...readName(lookup, node));
      if (ts.isStringLiteral(node)) {
        found.push(...readQuoted(lookup, node));
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
    found.push({ node: file, symbol, form: 'reference', start: pos, end });
  }
  return found;
}

/** Everything that an app uses of the SDK, in the order of its files. */
export function findUses(compiled: Compiled, names: Names): readonly Use[] {
  const all = [...names.values, ...names.types.keys()];
  const parts = new Set(all.flatMap((name) => name.split('.')));
  const lookup: Lookup = { ...compiled, names, parts };
  return [...compiled.app.files].flatMap(([path, file]) =>
    compiled.reach.has(path)
      ? listNamed(lookup, file).map((use) => ({
          start: use.node.getStart(),
          end: use.node.end,
          ...use,
          file: path,
        }))
      : [],
  );
}
