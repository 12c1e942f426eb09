import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import { getFolder, isPackage } from './selectFiles';
import type { Problem } from './types';

/** The app, or one of its own packages. */
export interface OwnPackage {
  readonly folder: string;
  readonly name: string;
  /** Dependencies that aren't part of the app's repository. */
  readonly dependencies: readonly string[];
  /** The names under which the package installs the SDK, with the required versions. */
  readonly sdk: ReadonlyMap<string, string>;
}

const LISTS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** Matches a version that refers to a package in the app's repository. */
const OWN_VERSION = /^(workspace|file|link|portal):/;

const RENAMED = `npm:${SDK_PACKAGE}@`;

function toPackage(path: string, text: string): OwnPackage {
  const fields: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const all = (fields ?? {}) as Readonly<Record<string, unknown>>;
  const versions = LISTS.flatMap((list) => Object.entries(all[list] ?? {}));
  const named = versions.filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const sdk = named
    .filter(([name, v]) => name === SDK_PACKAGE || v.startsWith(RENAMED))
    .map(([name, v]) => [name, v.replace(RENAMED, '')] as const);
  return {
    folder: getFolder(path),
    name: typeof all.name === 'string' ? all.name : '',
    dependencies: named
      .filter(([, version]) => !OWN_VERSION.test(version))
      .map(([name]) => name),
    sdk: new Map(sdk),
  };
}

/** Reads the packages of an app; `problems` lists each invalid `package.json`. */
export function readPackages(settings: readonly AppFile[]) {
  const packages: OwnPackage[] = [];
  const problems: Problem[] = [];
  for (const { path, text } of settings) {
    if (!isPackage(path)) continue;
    try {
      packages.push(toPackage(path, text));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({
        file: path,
        message: `This file isn't valid JSON, so the packages that it lists are unknown: ${reason}`,
        isOpen: false,
      });
    }
  }
  return { packages, problems };
}

/** Finds the apps that contain a file, each as the set of its files' paths. */
export type AppsOf = (path: string) => readonly ReadonlySet<string>[];

/**
 * Sorts files into apps. An app is a package with all files that it imports. A package
 * that apps import is part of those apps and isn't an app of its own.
 */
export function groupApps(
  paths: readonly string[],
  own: readonly { readonly folder: string }[],
  links: ReadonlyMap<string, ReadonlySet<string>>,
): AppsOf {
  const nearest = own
    .map(({ folder }) => folder)
    .sort((a, b) => b.length - a.length);
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
    // The loop also visits paths that it adds.
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
