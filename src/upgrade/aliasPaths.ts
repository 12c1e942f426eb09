/** A pattern, with `*` for anything, and paths from the root of the app. */
export type AliasPath = readonly [pattern: string, paths: readonly string[]];

/** The folder of a path: `''`, or with `/` at its end. */
export const getFolder = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1);

/** A path without `.` and, where it has a folder to leave, without `..`. */
export function toCleanPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    const last = parts[parts.length - 1];
    if (part === '..' && last !== undefined && last !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/**
 * What a short name means, alone and before a path: `@` also is `@/*`.
 * @param file that gives it; the path begins in its folder
 * @param name with `$` at the end it stands for itself alone
 */
export function listAliasPaths(
  file: string,
  name: string,
  path: string,
): readonly AliasPath[] {
  const target = toCleanPath(getFolder(file) + path);
  const bare = name.replace(/\/?\*?$|\$$/, '');
  const all: AliasPath = [`${bare}/*`, [`${target.replace(/\*$/, '')}/*`]];
  return name.endsWith('$') ? [[bare, [target]]] : [[bare, [target]], all];
}
