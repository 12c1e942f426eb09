import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile, TypeScript } from './types';

/** Everything that files import, by the path of the file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** True for a path into the app itself. */
export const isRelative = (specifier: string): boolean =>
  /^[./]/.test(specifier);

/** A path into the package of the SDK, by its name or by folders. */
const SDK_PATH = new RegExp(`^(?:[./].*/)?(?=${SDK_PACKAGE}/)`);

/** True for a path into the package of the SDK. */
export const isSdkPath = (specifier: string): boolean =>
  SDK_PATH.test(specifier);

/** The path as it is from the name of the package on. */
export const toSdkPath = (specifier: string): string =>
  specifier.replace(SDK_PATH, '');

/** True for the package of the SDK and for paths into it. */
export const isSdk = (specifier: string): boolean =>
  specifier === SDK_PACKAGE || isSdkPath(specifier);

/** Everything that the files of the app import, by the file. */
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

/** The packages beside the SDK. */
export function getPackages(imports: Imports): readonly string[] {
  const names = [...imports.values()].flat();
  return [...new Set(names.filter((n) => !isRelative(n) && !isSdk(n)))].sort();
}

/**
 * Declares other packages as anything, and paths into the SDK as the SDK.
 * @param renamed other names of the SDK
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
