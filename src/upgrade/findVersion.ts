import gtr from 'semver/ranges/gtr';
import minSatisfying from 'semver/ranges/min-satisfying';
import minVersion from 'semver/ranges/min-version';
import validRange from 'semver/ranges/valid';
import compare from 'semver/functions/compare';
import satisfies from 'semver/functions/satisfies';
import { SDK_PACKAGE } from '../openrpc/print/printImport';
import type { AppFile } from '../typing/types';
import { readPackages, type OwnPackage } from './readPackages';
import { getFolder } from './selectFiles';

/** The versions that an app's packages use, by folder. */
export type Starts = readonly (readonly [folder: string, version: string])[];

export interface FoundVersion {
  /** A known version; absent if the app specifies none. */
  readonly version?: string | undefined;
  /** The versions of the apps, if they differ. */
  readonly starts?: Starts;
  /** Warnings as sentences; `''` if there are none. */
  readonly doubt: string;
}

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reads the SDK's versions from a lock file; `name` is the app's name for the SDK. */
function readLock({ path, text }: AppFile, name: string): string[] {
  const [own, sdk] = [escape(name), escape(SDK_PACKAGE)];
  const entry = path.endsWith('.json')
    ? `"(?:[^"]*node_modules/)?${own}": *\\{[^{}]*?"version": *"([^"]+)"`
    : path.endsWith('.yaml')
      ? `^ *['"]?${own}['"]?:\\s+specifier: .*\\s+version: ['"]?(?:${sdk}@)?([\\w.-]+)`
      : `^"?${own}@[^\\n]*:\\r?\\n\\s+version:? "?([\\w.-]+)`;
  const found = text.matchAll(new RegExp(entry, 'gm'));
  return [...found].map(([, version = '']) => version);
}

/** Searches the lock files of the folder and its parents for a version in the range. */
function findLocked(
  { folder, sdk }: OwnPackage,
  settings: readonly AppFile[],
): string | undefined {
  const [[name, range] = ['', '']] = sdk;
  return settings
    .filter(({ path }) =>
      folder.startsWith(getFolder(path).replace(/\.\.\//g, '')),
    )
    .flatMap((file) => readLock(file, name))
    .find((version) => !validRange(range) || satisfies(version, range));
}

/** Finds the oldest of the known versions (`names`, sorted) that a range allows. */
function readRange(range: string, names: readonly string[]): FoundVersion {
  const least = validRange(range) && minVersion(range);
  if (!least || /^\s*(\*|x|latest)?\s*$/i.test(range)) {
    return { doubt: `"${range}" isn't a version or a range of versions.` };
  }
  const oldest = minSatisfying([...names], range);
  if (oldest !== null) {
    const isOne =
      compare(oldest, least) === 0 &&
      /^[~^=v]?\d+\.\d+\.\d[\w.-]*$/.test(range);
    const doubt = `"${range}" allows several versions; ${oldest} is the oldest of them.`;
    return { version: oldest, doubt: isOne ? '' : doubt };
  }
  const version = names.filter((name) => compare(name, least) <= 0).at(-1);
  const newest = names.at(-1) ?? '';
  const doubt =
    version === undefined
      ? `"${range}" is older than any version that this check supports.`
      : gtr(least, newest)
        ? `"${range}" is newer than ${newest}, the newest version that this check supports.`
        : '';
  return { version, doubt };
}

/**
 * Finds the SDK version that an app uses: the version in a lock file, otherwise the
 * oldest known version that `package.json` allows, otherwise the last known version
 * before that range. If apps use different versions, the oldest applies.
 * @param settings each `package.json` and lock file, the nearest first
 * @param names the known versions, the oldest first
 * @param roots folders of the app: `''`, or with `/` at the end
 */
export function findVersion(
  settings: readonly AppFile[],
  names: readonly string[],
  roots: readonly string[] = [''],
): FoundVersion {
  const { packages, problems } = readPackages(settings);
  const users = packages.filter(({ sdk }) => sdk.size > 0);
  const inside = users.filter(({ folder }) =>
    roots.some((root) => folder.startsWith(root)),
  );
  // If no package in these folders uses the SDK, the nearest parent's package counts.
  const found = (inside.length ? inside : users.slice(0, 1)).map((own) => {
    const range = findLocked(own, settings) ?? [...own.sdk.values()][0] ?? '';
    const file = `${own.folder}package.json`;
    const { version = '', doubt } = readRange(range, names);
    return { folder: own.folder, file, version, doubt };
  });
  const known = found
    .filter(({ version }) => version)
    .sort((a, b) => names.indexOf(a.version) - names.indexOf(b.version));
  const [oldest = found[0]] = known;
  if (!oldest) {
    return { doubt: problems.map((p) => `${p.file}: ${p.message}`).join(' ') };
  }
  const { file, version, doubt } = oldest;
  const said = doubt ? [`${file}: ${doubt}`] : [];
  if (known.every((f) => f.version === version)) {
    return { version: version || undefined, doubt: said.join(' ') };
  }
  const list = known.map((f) => `${f.file} requires ${f.version}`).join(', ');
  said.push(
    `The apps use different SDK versions: ${list}. For each app, the check starts from the version that the app uses.`,
  );
  const starts = known.map((f) => [f.folder, f.version] as const);
  return { version, starts, doubt: said.join(' ') };
}
