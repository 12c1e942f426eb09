import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile, TypeScript } from './types';

/** Import specifiers by the path of the importing file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** True for a path to one of the app's files. */
export const isRelative = (specifier: string): boolean =>
  /^[./]/.test(specifier);

/** Matches the folders in front of the package's name in a path into the package. */
const SDK_PATH = new RegExp(`^(?:[./].*/)?(?=${SDK_PACKAGE}/)`);

/** True for a path into the SDK's package. */
export const isSdkPath = (specifier: string): boolean =>
  SDK_PATH.test(specifier);

/** Removes the folders in front of the package's name. */
export const toSdkPath = (specifier: string): string =>
  specifier.replace(SDK_PATH, '');

/** True for the SDK's package and for paths into it. */
export const isSdk = (specifier: string): boolean =>
  specifier === SDK_PACKAGE || isSdkPath(specifier);

/** Lists the imports of the app's files. */
export function getImports(
  typescript: TypeScript,
  files: readonly AppFile[],
): Imports {
  return new Map(
    files.map(({ path, text }) => {
      const { importedFiles } = typescript.preProcessFile(text, true, true);
      return [path, importedFiles.map((i) => i.fileName)];
    }),
  );
}

/** Lists the imported packages other than the SDK. */
export function getPackages(imports: Imports): readonly string[] {
  const names = [...imports.values()].flat();
  return [...new Set(names.filter((n) => !isRelative(n) && !isSdk(n)))].sort();
}

/**
 * Declares other packages as `any`, and paths into the SDK as the SDK.
 * @param renamed aliases of the SDK
 */
export function printStubs(
  imports: Imports,
  renamed: readonly string[] = [],
): string {
  const paths = new Set([
    ...[...imports.values()]
      .flat()
      .filter((n) => isSdkPath(n) && !isRelative(n)),
    ...renamed,
  ]);
  return [
    ...getPackages(imports).map((n) => `declare module ${JSON.stringify(n)};`),
    ...[...paths].map(
      (n) =>
        `declare module ${JSON.stringify(n)} { export * from '${SDK_PACKAGE}'; }`,
    ),
  ].join('\n');
}
