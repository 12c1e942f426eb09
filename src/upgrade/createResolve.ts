import { isRelative, isSdk } from '../typing/imports';
import type { Resolve } from '../typing/createProgram';
import type { AppFile } from '../typing/types';
import { toCleanPath } from './aliasPaths';
import type { Aliases, Own, OwnPackage } from './Surroundings';

/** How names in imports may go on. */
const ENDS = [
  ...['', '.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'],
  ...['.vue', '.svelte', '/index.ts', '/index.tsx', '/index.js', '/index.jsx'],
];

/** Short names for the folder of the sources that tools set up by themselves. */
const USUAL = ['@/', '~/', '$lib/', 'src/', 'app/'];

/** Where a usual short name leads: `@/a` to `src/a`, or to `a`. */
function getUsual(specifier: string, roots: readonly string[]): string[] {
  const alias = USUAL.find((a) => specifier.startsWith(a));
  if (!alias) return [];
  const rest = specifier.slice(alias.length);
  return roots.flatMap((root) =>
    /^\w/.test(alias)
      ? [`${root}${specifier}`]
      : [`${root}src/${rest}`, `${root}src/lib/${rest}`, `${root}${rest}`],
  );
}

function getAliased(
  specifier: string,
  path: string,
  aliases: readonly Aliases[],
): string[] {
  return aliases
    .filter(({ folder }) => path.startsWith(folder))
    .flatMap(({ paths }) =>
      paths.flatMap(([pattern, targets]) => {
        const [start = '', end] = pattern.split('*');
        if (end === undefined) return pattern === specifier ? targets : [];
        if (!specifier.startsWith(start) || !specifier.endsWith(end)) return [];
        const rest = specifier.slice(
          start.length,
          specifier.length - end.length,
        );
        return targets.map((target) => target.replace('*', rest));
      }),
    );
}

function getOwn(specifier: string, packages: readonly OwnPackage[]): string[] {
  return packages
    .filter(({ name }) => name !== '')
    .flatMap(({ name, folder, entries }) => {
      if (specifier === name) return entries.map((entry) => folder + entry);
      if (!specifier.startsWith(`${name}/`)) return [];
      const rest = specifier.slice(name.length + 1);
      return [`${folder}${rest}`, `${folder}src/${rest}`];
    });
}

/**
 * Finds the files of an app that short names and its own packages mean.
 * @param folder from which the paths of the files go on
 */
export function createResolve(
  files: readonly AppFile[],
  { packages, aliases }: Own,
  folder = '',
): Resolve {
  const toPlace = (path: string) => toCleanPath(`${folder}/${path}`);
  const byPath = new Map(files.map((f) => [toPlace(f.path), f]));
  const start = toCleanPath(folder);
  const roots = [
    ...new Set([start && `${start}/`, ...packages.map((p) => p.folder)]),
  ];
  const known = new Map<string, AppFile | undefined>();
  const find = (specifier: string, path: string): AppFile | undefined => {
    const places = [
      ...getAliased(specifier, path, aliases),
      ...getOwn(specifier, packages),
      ...getUsual(specifier, roots),
    ].map(toCleanPath);
    return places
      .flatMap((place) => ENDS.map((end) => byPath.get(place + end)))
      .find(Boolean);
  };
  return (specifier, path) => {
    if (isRelative(specifier) || isSdk(specifier)) return undefined;
    const key = `${specifier}\n${path}`;
    if (!known.has(key)) known.set(key, find(specifier, toPlace(path)));
    return known.get(key);
  };
}
