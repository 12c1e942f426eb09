import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile, TypeScript } from './types';

/** Everything that files import, by the path of the file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** True for a path into the app itself. */
export const isRelative = (specifier: string): boolean =>
  /^[./]/.test(specifier);

/** True for a path into the package of the SDK. */
export const isSdkPath = (specifier: string): boolean =>
  specifier.startsWith(`${SDK_PACKAGE}/`);

const isSdk = (specifier: string): boolean =>
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

/** Declares other packages as anything, and paths into the SDK as the SDK. */
export function printStubs(imports: Imports): string {
  const paths = new Set([...imports.values()].flat().filter(isSdkPath));
  return [
    ...getPackages(imports).map((n) => `declare module ${JSON.stringify(n)};`),
    ...[...paths].map(
      (n) =>
        `declare module ${JSON.stringify(n)} { export * from '${SDK_PACKAGE}'; }`,
    ),
  ].join('\n');
}
