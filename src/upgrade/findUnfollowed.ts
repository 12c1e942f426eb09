import ts from 'typescript';
import { isRelative, isSdkPath, toSdkPath } from '../typing/imports';
import { getLine } from './compile';
import type { Analysis } from './findUses';
import type { OwnPackage } from './readPackages';
import { getCall, getMember, getWhole, type Problem, type Use } from './types';

/** Matches common short names for folders of the app. */
const ALIAS = /^(@\/|~|#|\$|src\/|app\/)/;

/** Matches modules of Node.js, and virtual modules of build tools. */
const BUILT_IN =
  /^(\w+:|\$(app|env|service-worker)\b|(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|querystring|stream|string_decoder|timers|tls|tty|url|util|vm|worker_threads|zlib)(\/|$))/;

/** Matches paths that need no message: no code, the entry, or the bundle, which has notes. */
const KNOWN_PATHS =
  /^\S+\/dist\/(lib\/firebolt\.mjs|firebolt(\.js|-open-rpc\.json|\.js\.map|\.d\.ts)?)$/;

/** Matches a path to code: `./a` and `./a.ts`, but not `./a.css`. */
const CODE = /(\.([cm]?[jt]sx?|vue|svelte)|\/[^.]*)$/;

function printCode(node: ts.Node): string {
  const text = node.getText().replace(/\s+/g, ' ');
  return `\`${text.replace(/^(.{60}).+/, '$1…')}\``;
}

/** Finds the function that receives a symbol as an untyped argument. */
function findTaker(
  { app, checker }: Analysis,
  { node, form }: Use,
): ts.Node | undefined {
  if (form !== 'value') return undefined;
  const argument = getMember(node);
  const call = argument.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return undefined;
  const at = call.arguments?.findIndex((a) => a === argument) ?? -1;
  if (at < 0) return undefined;
  const isAny = (place: ts.Node): boolean =>
    (checker.getTypeAtLocation(place).flags & ts.TypeFlags.Any) !== 0;
  const parameter =
    checker.getResolvedSignature(call)?.declaration?.parameters[at];
  if (isAny(call.expression)) return call.expression;
  const isOwn =
    parameter && [...app.files.values()].includes(parameter.getSourceFile());
  if (!isOwn) return undefined;
  const isUntyped =
    isAny(parameter) ||
    (ts.isParameter(parameter) &&
      ts.isObjectBindingPattern(parameter.name) &&
      !(parameter.type ?? ts.getJSDocType(parameter)));
  return isUntyped ? call.expression : undefined;
}

function explainUse(
  before: Analysis,
  use: Use,
): readonly [node: ts.Node, message: string] | undefined {
  const { node, form, symbol } = use;
  if (form === 'computed') {
    const code = printCode(getWhole(node));
    return [node, `${code}: the SDK member is known only at runtime.`];
  }
  const call = getCall(use);
  const isListener = form === 'call' && /\.(listen|once)$/.test(symbol);
  if (isListener && call?.arguments.length) {
    const code = printCode(call);
    return [call, `${code}: the event is known only at runtime.`];
  }
  const taker = findTaker(before, use);
  return (
    taker && [
      taker,
      `\`${symbol}\` is passed to ${printCode(taker)}, whose parameter has no type, so the check doesn't follow it further.`,
    ]
  );
}

/** Explains why an import wasn't followed; `''` if the import can't use the SDK. */
function explainImport(
  specifier: string,
  isPackage: (specifier: string) => boolean,
): string {
  if (isSdkPath(specifier)) {
    return KNOWN_PATHS.test(toSdkPath(specifier))
      ? ''
      : "is a file inside the SDK package, so the check doesn't follow its uses.";
  }
  if (isRelative(specifier)) {
    return CODE.test(specifier)
      ? "is imported, but it isn't among the files."
      : '';
  }
  return BUILT_IN.test(specifier) || isPackage(specifier)
    ? ''
    : "wasn't found: it isn't among the files, and package.json doesn't list it.";
}

/**
 * Lists imports of missing files and packages, imports of files inside the SDK's package,
 * and code whose SDK symbols are known only at runtime.
 */
export function findUnfollowed(
  before: Analysis,
  packages: readonly OwnPackage[],
  isInstalled: (name: string) => boolean,
): readonly Problem[] {
  const { app, uses } = before;
  const named = new Set(packages.flatMap((p) => p.dependencies));
  const isPackage = (specifier: string): boolean => {
    const name = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
    const mayBe = named.size === 0 && !ALIAS.test(specifier);
    return named.has(name) || mayBe || isInstalled(name);
  };
  const imports = [...app.files.keys()].flatMap((file) =>
    (app.unresolved.get(file) ?? []).flatMap((node) => {
      const reason = explainImport(node.text, isPackage);
      const message = `\`${node.text}\` ${reason}`;
      const isOpen = !isSdkPath(node.text);
      const line = getLine(before, file, node.getStart());
      return reason ? [{ file, line, message, isOpen }] : [];
    }),
  );
  // A call of `module.listen` can be a use of several modules.
  const unknown = new Map<ts.Node, Problem>();
  for (const use of uses) {
    const [node, message = ''] = explainUse(before, use) ?? [];
    const line = getLine(before, use.file, node?.getStart());
    if (node)
      unknown.set(node, { file: use.file, line, message, isOpen: false });
  }
  return [...imports, ...unknown.values()];
}
