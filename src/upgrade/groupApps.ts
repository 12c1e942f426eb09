/** Tells of a file in which apps it runs: the paths of all of their files. */
export type AppsOf = (path: string) => readonly ReadonlySet<string>[];

/**
 * Sorts files into apps. An app is a package with all files that it imports; a
 * package that others import runs in those, and is no app by itself.
 * @param links what each file imports, by path
 */
export function groupApps(
  paths: readonly string[],
  own: readonly { readonly folder: string }[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): AppsOf {
  const folders = own.map(({ folder }) => folder);
  const nearest = folders.sort((a, b) => b.length - a.length);
  const owners = new Map(
    paths.map((path) => [
      path,
      nearest.find((folder) => path.startsWith(folder)) ?? '',
    ]),
  );
  const packages = new Map<string, Set<string>>();
  for (const [path, folder] of owners) {
    packages.set(folder, (packages.get(folder) ?? new Set()).add(path));
  }
  const imported = new Set<string | undefined>();
  for (const [folder, files] of packages) {
    // Paths that are added meanwhile are visited too.
    for (const path of files) {
      links.get(path)?.forEach((target) => files.add(target));
      if (owners.get(path) !== folder) imported.add(owners.get(path));
    }
  }
  return (path) => {
    const all = [...packages].filter(([, files]) => files.has(path));
    const apps = all.filter(([folder]) => !imported.has(folder));
    // Packages that import each other are one app.
    return (apps.length ? apps : all).map(([, files]) => files);
  };
}
