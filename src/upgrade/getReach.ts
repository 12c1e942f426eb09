import type { AppProgram } from '../typing/createProgram';
import { isSdkPath } from '../typing/imports';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { TypeScript } from '../typing/types';

/** Declares, or sets, what all files see. */
const SHARES =
  /\bdeclare\s+(global|module)\b|\bglobalThis\s*(\.\s*\w+|\[[^\]]*\])\s*=[^=]/;

/** A module of the older kind. */
const COMMON = /\brequire\s*\(|\bexports\b/;

/** Paths of files that import one of these, or a file that does; and these. */
function getDependents(
  { links }: AppProgram,
  paths: Iterable<string>,
): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [path, targets] of links) {
    for (const target of targets) {
      importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  const found = new Set(paths);
  // Paths that are added meanwhile are visited too.
  for (const path of found) {
    for (const importer of importers.get(path) ?? []) found.add(importer);
  }
  return found;
}

/** Paths of the files for which it matters what these hold, and of these. */
export function getReached(
  typescript: TypeScript,
  app: AppProgram,
  paths: Iterable<string>,
): ReadonlySet<string> {
  const reached = getDependents(app, paths);
  const own = [...app.files].filter(([path]) => reached.has(path));
  const isShared = own.some(
    ([, file]) =>
      SHARES.test(file.text) ||
      !(typescript.isExternalModule(file) || COMMON.test(file.text)),
  );
  return new Set((isShared ? [...app.files] : own).map(([path]) => path));
}

/**
 * Paths of the files into which the SDK reaches. No other file can hold
 * anything of it.
 */
export function getReach(
  typescript: TypeScript,
  app: AppProgram,
): ReadonlySet<string> {
  const referring = [...app.files].filter(([, file]) =>
    [...file.referencedFiles, ...file.typeReferenceDirectives].some((r) =>
      isSdkPath(r.fileName),
    ),
  );
  const seeds = [SDK_PACKAGE, ...referring.map(([path]) => path)];
  return getReached(typescript, app, seeds);
}
