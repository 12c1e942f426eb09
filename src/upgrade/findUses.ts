import ts from 'typescript';
import { isSdkPath, toSdkPath } from '../typing/imports';
import type { Compiled } from './compile';
import {
  findSymbol,
  getArguments,
  getFunction,
  getObject,
  unwrap,
  type Use,
} from './types';

export interface Analysis extends Compiled {
  readonly uses: readonly Use[];
}

interface Context extends Compiled {
  /** The modules of variables that may have no type. */
  readonly aliases: ReadonlyMap<ts.Symbol | undefined, string>;
}

type NamedUse = Omit<Use, 'file'>;

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

const getSymbol = ({ checker, symbols }: Compiled, node: ts.Node) =>
  symbols.ofSymbol(findSymbol(checker, node));

/** Returns the values of a type that consists of string literals; otherwise an empty list. */
function listTexts(type: ts.Type): readonly string[] {
  const types = type.isUnion() ? type.types : [type];
  const texts = types.flatMap((t) => (t.isStringLiteral() ? [t.value] : []));
  return texts.length === types.length ? texts : [];
}

/** Returns the text of a property such as `EVENTS.NAME`, whose type is `string`. */
function readProperty(checker: ts.TypeChecker, node: ts.Expression) {
  if (!ts.isPropertyAccessExpression(node)) return [];
  const { valueDeclaration: place } = findSymbol(checker, node.name) ?? {};
  const value = place && ts.isPropertyAssignment(place) && place.initializer;
  return value && ts.isStringLiteralLike(value) ? [value.text] : [];
}

/** Describes an argument by its type; `texts` is empty if any string is possible. */
function readArgument(checker: ts.TypeChecker, node?: ts.Expression) {
  if (!node) return { texts: [], isFunction: false, isAnything: false };
  const { Any, Unknown } = ts.TypeFlags;
  const type = checker.getTypeAtLocation(node);
  const texts = ts.isStringLiteralLike(node) ? [node.text] : listTexts(type);
  return {
    texts: texts.length > 0 ? texts : readProperty(checker, node),
    isFunction: type.getCallSignatures().length > 0,
    isAnything: (type.flags & (Any | Unknown)) !== 0,
  };
}

/** Returns the last name of the called expression: `name` in `F.Device?.name`. */
function getCallee(call: ts.CallExpression): ts.Node {
  const expression = getFunction(call);
  if (ts.isPropertyAccessExpression(expression)) return expression.name;
  return ts.isElementAccessExpression(expression)
    ? expression.argumentExpression
    : expression;
}

const LISTENERS = ['listen', 'once', 'clear'] as const;

/** Returns the uses in a call of an SDK function: the events, or the function. */
function getCallUses(
  { checker, names }: Compiled,
  call: ts.CallExpression,
  called: string,
): readonly NamedUse[] {
  const node = getCallee(call);
  const given = getArguments(call);
  const read = (i: number) => readArgument(checker, given[i]);
  const [module = '', name = ''] = called.split('.');
  const listener = LISTENERS.find((l) => l === name);
  const isHelper = module === 'Events';
  // The helper `Events` ignores the case of the module's name.
  const wanted = isHelper ? read(0).texts[0]?.toLowerCase() : undefined;
  const owner = isHelper
    ? [...names.values].find((n) => n.toLowerCase() === wanted)
    : module;
  const { texts, isFunction, isAnything } = read(isHelper ? 1 : 0);
  if (listener && owner !== undefined) {
    if (texts.length) {
      const symbols = texts.map((text) => `${owner}.${text}`);
      return symbols.map((symbol) => ({ node, symbol, form: listener }));
    }
    const isOnly = given.length === (isHelper ? 2 : 1);
    if (listener !== 'clear' && (isFunction || (isOnly && isAnything))) {
      return [{ node, symbol: `${owner}.${listener}`, form: 'all' }];
    }
  }
  const isProperty =
    names.results.has(called) && names.subscribable.has(called);
  const form = isFunction || (isProperty && isAnything) ? 'callback' : 'call';
  const argument = texts.length === 1 ? texts[0] : undefined;
  return [{ node, symbol: called, form, argument }];
}

/** Guesses `Device.name` if `sdk` in `sdk.Device.name` has no type or one of several types. */
function listSymbols(
  compiled: Context,
  node: ts.Node,
  certain?: string,
): readonly string[] {
  if (certain !== undefined) return [certain];
  const { checker, names, symbols, aliases } = compiled;
  const [place, owner] = getObject(node);
  const { text } = node as ts.Identifier;
  if (!place || !names.parts.has(text)) return [];
  const type = checker.getTypeAtLocation(place);
  const types = type.isUnion() ? type.types : [type];
  const members = types.flatMap((t) => symbols.ofMember(t, text) ?? []);
  if (!owner || (type.flags & ts.TypeFlags.Any) === 0) return members;
  const module = ts.isPropertyAccessExpression(owner) ? owner.name : owner;
  const known = getSymbol(compiled, module);
  const alias = known ?? aliases.get(findSymbol(checker, module));
  const symbol = `${alias ?? module.getText()}.${text}`;
  if (!names.values.has(symbol)) return [];
  let root = owner;
  while (ts.isPropertyAccessExpression(root)) root = root.expression;
  const [source] = findSymbol(checker, root)?.declarations ?? [];
  // Parameters and other packages can have members of the same names.
  const isOther =
    source && (ts.isParameter(source) || ts.isModuleDeclaration(source));
  return known !== undefined || !isOther ? [symbol] : [];
}

function readCall(
  compiled: Context,
  call: ts.CallExpression,
): readonly NamedUse[] {
  const { checker, symbols } = compiled;
  // Resolving the overload of every call in the app would take too long.
  const called = checker
    .getNonNullableType(checker.getTypeAtLocation(getFunction(call)))
    .getCallSignatures()
    .map((s) => symbols.ofDeclaration(s.declaration))
    .find(Boolean);
  return listSymbols(compiled, getCallee(call), called).flatMap((symbol) =>
    getCallUses(compiled, call, symbol),
  );
}

function readName(
  compiled: Context,
  node: ts.Identifier | ts.StringLiteral,
): readonly NamedUse[] {
  const { parent } = node;
  const isMember =
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node);
  // Looking up every member in the app would take most of the time.
  if (isMember && !compiled.names.parts.has(node.text)) return [];
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) {
    const isName = (parent.propertyName ?? parent.name) === node;
    const symbol = isName && getSymbol(compiled, parent.name);
    return symbol ? [{ node, symbol, form: 'import' }] : [];
  }
  // The name in a variable declaration isn't a use.
  const isDeclared =
    ts.isVariableDeclaration(parent) &&
    (parent.name === node || ts.isObjectBindingPattern(parent.name));
  if (isDeclared) return [];
  const form = ts.isPartOfTypeNode(node) ? 'type' : 'value';
  // A module that only precedes a member isn't a use of its own.
  return listSymbols(compiled, node, getSymbol(compiled, node))
    .filter((name) => name && (name.includes('.') || !isOwner(node)))
    .map((symbol) => ({ node, symbol, form }));
}

/** True for a member of the SDK whose name isn't constant: `Device[name]`. */
function isComputed(
  { checker, symbols }: Compiled,
  { expression, argumentExpression }: ts.ElementAccessExpression,
): boolean {
  const isOfSdk = [
    checker.getSymbolAtLocation(expression),
    checker.getTypeAtLocation(expression).symbol as ts.Symbol | undefined,
  ].some((s) => symbols.ofSymbol(s) !== undefined);
  const name = checker.getTypeAtLocation(argumentExpression);
  return isOfSdk && !listTexts(name).length;
}

function listNamed(
  compiled: Context,
  file: ts.SourceFile,
): readonly NamedUse[] {
  const found: NamedUse[] = [];
  /** Names of functions whose calls are already listed. */
  const callees = new Set<ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const uses = readCall(compiled, node);
      uses.forEach((use) => callees.add(use.node));
      found.push(...uses);
    } else if (ts.isElementAccessExpression(node)) {
      if (isComputed(compiled, node)) {
        found.push({ node, symbol: '', form: 'computed' });
      }
    } else if (!callees.has(node)) {
      // `Device.name` and `Device['name']`
      const isName =
        ts.isIdentifier(node) ||
        (ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent));
      if (isName) found.push(...readName(compiled, node));
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

/** Finds the app's names of modules: `a = Device`, `const { Device: a } = await load()`. */
function findAliases(compiled: Compiled): Context['aliases'] {
  const aliases = new Map<ts.Symbol | undefined, string>();
  const getModule = (value?: ts.Expression) =>
    value && getSymbol(compiled, unwrap(value));
  const visit = (node: ts.Node): void => {
    const [name, module] = ts.isBinaryExpression(node)
      ? [node.left, getModule(node.right)]
      : ts.isVariableDeclaration(node)
        ? [node.name, getModule(node.initializer)]
        : ts.isBindingElement(node)
          ? [node.name, node.propertyName?.getText()]
          : [];
    const alias = name && module && findSymbol(compiled.checker, name);
    if (alias) aliases.set(alias, module);
    ts.forEachChild(node, visit);
  };
  compiled.reach.forEach((path) =>
    compiled.app.files.get(path)?.forEachChild(visit),
  );
  return aliases;
}

export const findUses = (compiled: Compiled): readonly Use[] => {
  const context = { ...compiled, aliases: findAliases(compiled) };
  return [...compiled.app.files].flatMap(([path, file]) =>
    compiled.reach.has(path)
      ? listNamed(context, file).map((use) => ({ ...use, file: path }))
      : [],
  );
};
