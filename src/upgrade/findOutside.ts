import type { Resolve } from '../typing/createProgram';
import { isRelative, isSdk, isSdkPath, type Imports } from '../typing/imports';
import { getFileName, toFileName } from '../typing/toFileName';
import type { AppFile, TypeScript } from '../typing/types';
import type { Analysis } from './analyze';
import type { Unfollowed } from './types';

/** Relative imports of files that were not given. */
export function findMissingFiles(
  typescript: TypeScript,
  imports: Imports,
  { app }: Analysis,
  files: readonly AppFile[],
): readonly string[] {
  const options = app.program.getCompilerOptions();
  const given = new Set(files.map(getFileName));
  const host = {
    fileExists: (name: string) => given.has(name),
    readFile: () => undefined,
  };
  const names = [...imports].flatMap(([path, specifiers]) =>
    specifiers.filter(
      (name) =>
        isRelative(name) &&
        !isSdkPath(name) &&
        /(\.([cm]?[jt]sx?|vue|svelte)|\/[^.]*)$/.test(name) &&
        !typescript.resolveModuleName(name, toFileName(path), options, host)
          .resolvedModule,
    ),
  );
  return [...new Set(names)].sort();
}

/** The files in which the SDK is used, themselves or by what others export. */
export function findUsers(
  files: readonly AppFile[],
  imports: Imports,
  { uses }: Analysis,
): readonly string[] {
  const users = new Set(uses.map((use) => use.file));
  return files
    .map(({ path }) => path)
    .filter((path) => users.has(path) || imports.get(path)?.some(isSdk));
}

/** True for an import that is a package, of which nothing is known here. */
export const isIgnored = (
  name: string,
  files: readonly AppFile[],
  unresolved: readonly Unfollowed[],
  resolve: Resolve,
): boolean =>
  !unresolved.some(({ message }) => message.startsWith(`\`${name}\` `)) &&
  !files.some(({ path }) => resolve(name, path));
