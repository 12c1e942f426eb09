import type ts from 'typescript';
import { isRelative, isSdk, type Imports } from '../typing/imports';
import type { Resolve } from '../typing/createProgram';
import { createSymbolNames } from '../typing/SymbolNames';
import type { AppFile, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import { toCleanPath } from './aliasPaths';
import type { Own, OwnPackage, Surroundings } from './Surroundings';
import type { Unfollowed } from './types';

/** Short names for folders of the app, as tools set them up. */
const ALIAS = /^(@\/|~|#|\$|src\/|app\/)/;

const BUILT_IN =
  /^(node:|(assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|process|querystring|stream|string_decoder|timers|tls|tty|url|util|vm|worker_threads|zlib)(\/|$))/;

/** Shown of a piece of code, which can be long. */
const LIMIT = 60;

const getPackageName = (specifier: string): string =>
  /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Imports that are neither files of the app nor packages that it names. */
export function findUnresolved(
  imports: Imports,
  files: readonly AppFile[],
  packages: readonly OwnPackage[],
  resolve: Resolve,
): readonly Unfollowed[] {
  const named = new Set(packages.flatMap((p) => p.dependencies));
  const isForeign = (specifier: string): boolean => {
    const name = getPackageName(specifier);
    if (BUILT_IN.test(specifier) || named.has(name)) return true;
    return named.size === 0 && !ALIAS.test(specifier);
  };
  return files.flatMap(({ path, text }) =>
    (imports.get(path) ?? [])
      .filter((s) => !isRelative(s) && !isSdk(s) && !isForeign(s))
      .filter((s) => !resolve(s, path))
      .map((specifier) => ({
        file: path,
        line: text.slice(0, text.indexOf(specifier)).split('\n').length,
        message: `\`${specifier}\` is neither a file that was given nor a package that package.json names.`,
      })),
  );
}

/** Settings of TypeScript that could say what an unknown import means. */
export function findUnread(
  { missing }: Own,
  surroundings: Surroundings,
  folder: string,
): readonly Unfollowed[] {
  return missing.flatMap(({ file, wanted }) =>
    surroundings
      .filter(({ path }) => toCleanPath(`${folder}/${path}`) === file)
      .slice(0, 1)
      .map(({ path, text }) => ({
        file: path,
        line: text.slice(0, text.indexOf(wanted)).split('\n').length,
        message: `\`${wanted}\`, which it extends, was not given; it may define short names.`,
      })),
  );
}

/** The whole of which a part is computed: `SDK[name][method]()`. */
function getWhole(typescript: TypeScript, node: ts.Node): ts.Node {
  const { parent } = node;
  const isLeft =
    (typescript.isElementAccessExpression(parent) ||
      typescript.isPropertyAccessExpression(parent) ||
      typescript.isCallExpression(parent)) &&
    parent.expression === node;
  return isLeft ? getWhole(typescript, parent) : node;
}

/** Members of the SDK whose names are computed when the app runs. */
export function findComputed(
  typescript: TypeScript,
  { app, reach }: Analysis,
): readonly Unfollowed[] {
  const checker = app.program.getTypeChecker();
  const symbols = createSymbolNames(typescript, app);
  const found: Unfollowed[] = [];
  const isOfSdk = (node: ts.Expression): boolean =>
    [
      checker.getSymbolAtLocation(node),
      checker.getTypeAtLocation(node).symbol as ts.Symbol | undefined,
    ].some((s) => symbols.ofSymbol(s) !== undefined);
  const visit = (path: string, node: ts.Node): void => {
    if (
      typescript.isElementAccessExpression(node) &&
      !typescript.isStringLiteralLike(node.argumentExpression) &&
      isOfSdk(node.expression)
    ) {
      const file = node.getSourceFile();
      const text = getWhole(typescript, node).getText().replace(/\s+/g, ' ');
      const short = text.length > LIMIT ? `${text.slice(0, LIMIT)}…` : text;
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        file: path,
        line: line + 1,
        message: `\`${short}\`: which member of the SDK it means is only known when the app runs.`,
      });
    }
    typescript.forEachChild(node, (child) => {
      visit(path, child);
    });
  };
  for (const [path, file] of app.files) {
    if (reach.has(path)) visit(path, file);
  }
  return found;
}
