/** Tells of a file in which apps it runs: the paths of all of their files. */
export type AppsOf = (path: string) => readonly ReadonlySet<string>[];

/** Adds to a set what it leads to, until it leads to no more. */
function follow<T>(start: T, links: ReadonlyMap<T, ReadonlySet<T>>): Set<T> {
  const found = new Set([start]);
  for (const one of found) links.get(one)?.forEach((next) => found.add(next));
  return found;
}

/**
 * Sorts files into apps. An app is a package with all packages that it imports;
 * one that others import runs in those, and is no app by itself.
 * @param folders of packages: `''`, or with `/` at the end
 * @param links what each file imports, by path
 */
export function groupApps(
  paths: readonly string[],
  folders: readonly string[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): AppsOf {
  const nearest = [...folders].sort((a, b) => b.length - a.length);
  const owners = new Map(
    paths.map((path) => [
      path,
      nearest.find((folder) => path.startsWith(folder)) ?? '',
    ]),
  );
  const imports = new Map<string, Set<string>>();
  const importers = new Map<string, Set<string>>();
  for (const [path, targets] of links) {
    for (const target of targets) {
      const [from, to] = [owners.get(path), owners.get(target)];
      if (from === undefined || to === undefined || from === to) continue;
      imports.set(from, (imports.get(from) ?? new Set()).add(to));
      importers.set(to, (importers.get(to) ?? new Set()).add(from));
    }
  }
  const known = new Map<string, ReadonlySet<string>>();
  const getFiles = (app: string): ReadonlySet<string> => {
    const parts = follow(app, imports);
    const files =
      known.get(app) ??
      new Set(paths.filter((path) => parts.has(owners.get(path) ?? '')));
    known.set(app, files);
    return files;
  };
  return (path) => {
    const own = owners.get(path) ?? '';
    const around = [...follow(own, importers)];
    const apps = around.filter((folder) => !importers.has(folder));
    // Packages that import each other are one app.
    return (apps.length ? apps : [own]).map(getFiles);
  };
}
