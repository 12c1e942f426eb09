import ts from 'typescript';
import { getOptions } from '../typing/getOptions';
import {
  getImports,
  isRelative,
  isSdk,
  isSdkPath,
  toSdkPath,
} from '../typing/imports';
import { getFileName, toFileName } from '../typing/toFileName';
import type { AppFile } from '../typing/types';
import { getLine, type Analysis } from './analyze';
import type { Resolution } from './createResolve';
import { listTexts } from './findUses';
import { getCall, type Problem, type Use } from './types';

/** Matches common short names for folders of the app. */
const ALIAS = /^(@\/|~|#|\$|src\/|app\/)/;

/** Matches modules of Node.js, and virtual modules of build tools. */
const BUILT_IN =
  /^(\w+:|\$(app|env|service-worker)\b|(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|querystring|stream|string_decoder|timers|tls|tty|url|util|vm|worker_threads|zlib)(\/|$))/;

/** Files of the package without code, and the bundle, which has notes. */
const KNOWN_PATHS =
  /^\S+\/dist\/firebolt(\.js|-open-rpc\.json|\.js\.map|\.d\.ts)?$/;

/** Matches a path to code: `./a` and `./a.ts`, but not `./a.css`. */
const CODE = /(\.([cm]?[jt]sx?|vue|svelte)|\/[^.]*)$/;

/** The report shows this many characters of an expression. */
const LIMIT = 60;

/** Imports of files and packages that are missing, or of a file inside the SDK's package. */
export function findUnresolved(
  files: readonly AppFile[],
  { packages, resolve }: Resolution,
  isInstalled: (name: string) => boolean = () => false,
): readonly Problem[] {
  const imports = getImports(ts, files);
  const given = new Set(files.map(getFileName));
  const host = {
    fileExists: (name: string) => given.has(name),
    readFile: () => undefined,
  };
  const named = new Set(packages.flatMap((p) => p.dependencies));
  const isPackage = (specifier: string): boolean => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    const mayBe = named.size === 0 && !ALIAS.test(specifier);
    return (
      BUILT_IN.test(specifier) || named.has(name) || mayBe || isInstalled(name)
    );
  };
  const isGiven = (specifier: string, path: string): boolean =>
    !CODE.test(specifier) ||
    ts.resolveModuleName(specifier, toFileName(path), getOptions(ts), host)
      .resolvedModule !== undefined;
  const explain = (specifier: string, path: string): string => {
    if (isSdkPath(specifier)) {
      return KNOWN_PATHS.test(toSdkPath(specifier))
        ? ''
        : 'is a file inside the package: its uses in this code are not checked.';
    }
    if (isSdk(specifier) || resolve(specifier, path)) return '';
    if (isRelative(specifier)) {
      return isGiven(specifier, path)
        ? ''
        : 'is imported, but it is not among the files.';
    }
    return isPackage(specifier)
      ? ''
      : 'is not found: it is not among the files, and package.json does not list it.';
  };
  return files.flatMap(({ path, text }) =>
    (imports.get(path) ?? []).flatMap((specifier) => {
      const reason = explain(specifier, path);
      const line = text.slice(0, text.indexOf(specifier)).split('\n').length;
      const message = `\`${specifier}\` ${reason}`;
      const isOpen = !isSdkPath(specifier);
      return reason ? [{ file: path, line, message, isOpen }] : [];
    }),
  );
}

/** The whole expression around a computed member: `SDK[name][method]()`. */
function getWhole(node: ts.Node): ts.Node {
  const { parent } = node;
  const isLeft =
    (ts.isElementAccessExpression(parent) ||
      ts.isPropertyAccessExpression(parent) ||
      ts.isCallExpression(parent)) &&
    parent.expression === node;
  return isLeft ? getWhole(parent) : node;
}

function printCode(node: ts.Node): string {
  const text = node.getText().replace(/\s+/g, ' ');
  return `\`${text.length > LIMIT ? `${text.slice(0, LIMIT)}…` : text}\``;
}

/** The function that receives a symbol as an argument without a type. */
function findTaker(
  { app, checker }: Analysis,
  { node, form }: Use,
): ts.Node | undefined {
  if (form !== 'value') return undefined;
  const isMember =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const argument = isMember ? node.parent : node;
  const call = argument.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const at = call.arguments?.findIndex((a) => a === argument) ?? -1;
  if (at < 0) return undefined;
  const isAny = (place: ts.Node): boolean =>
    (checker.getTypeAtLocation(place).flags & ts.TypeFlags.Any) !== 0;
  const parameter =
    checker.getResolvedSignature(call)?.declaration?.parameters[at];
  const isOwn =
    parameter && [...app.files.values()].includes(parameter.getSourceFile());
  return isAny(call.expression) || (isOwn && isAny(parameter))
    ? call.expression
    : undefined;
}

/** Places where only a run of the app would tell which symbol they use. */
export function findComputed(before: Analysis): readonly Problem[] {
  const { app, checker, symbols, reach, uses } = before;
  const found: Problem[] = [];
  const add = (file: string, node: ts.Node, message: string): void => {
    const line = getLine(before, file, node.getStart());
    found.push({ file, line, message, isOpen: false });
  };
  const isOfSdk = (node: ts.Expression): boolean =>
    [
      checker.getSymbolAtLocation(node),
      checker.getTypeAtLocation(node).symbol as ts.Symbol | undefined,
    ].some((s) => symbols.ofSymbol(s) !== undefined);
  const visit = (path: string, node: ts.Node): void => {
    if (
      ts.isElementAccessExpression(node) &&
      isOfSdk(node.expression) &&
      !listTexts(checker.getTypeAtLocation(node.argumentExpression)).length
    ) {
      const code = printCode(getWhole(node));
      const message = `${code}: the SDK member is known only when the app runs.`;
      add(path, node, message);
    }
    ts.forEachChild(node, (child) => {
      visit(path, child);
    });
  };
  for (const [path, file] of app.files) if (reach.has(path)) visit(path, file);
  for (const use of uses) {
    const call = getCall(use);
    const isListener =
      use.form === 'call' && /\.(listen|once)$/.test(use.symbol);
    if (isListener && call?.arguments.length) {
      const message = `${printCode(call)}: the event is known only when the app runs.`;
      add(use.file, call, message);
    }
    const taker = findTaker(before, use);
    if (taker) {
      const message = `\`${use.symbol}\` is passed to ${printCode(taker)}, whose parameter has no type, so its uses there are not checked.`;
      add(use.file, taker, message);
    }
  }
  return found;
}
