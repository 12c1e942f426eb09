import ts from 'typescript';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from './types';

/** Import specifiers by the path of the importing file. */
export type Imports = ReadonlyMap<string, readonly string[]>;

export const isRelative = (specifier: string): boolean =>
  /^[./]/.test(specifier);

/** Matches the start of a path into the package, also of one on a CDN: up to `dist/`. */
const SDK_PATH = new RegExp(
  `^(?:(?:[./].*/)?${SDK_PACKAGE}/|https?://[^?#]*/${SDK_PACKAGE}(?:@[^/]*)?/(?=dist/))`,
);

export const isSdkPath = (specifier: string): boolean =>
  SDK_PATH.test(specifier);

export const toSdkPath = (specifier: string): string =>
  specifier.replace(SDK_PATH, `${SDK_PACKAGE}/`);

export const isSdk = (specifier: string): boolean =>
  specifier === SDK_PACKAGE || isSdkPath(specifier);

export const getImports = (files: readonly AppFile[]): Imports =>
  new Map(
    files.map(({ path, text }) => {
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return [path, importedFiles.map((i) => i.fileName)];
    }),
  );

export function getPackages(imports: Imports): readonly string[] {
  const names = [...imports.values()].flat();
  return [...new Set(names.filter((n) => !isRelative(n) && !isSdk(n)))].sort();
}

/** Declares other packages as `any`, and SDK paths and `renamed` aliases as the SDK. */
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
