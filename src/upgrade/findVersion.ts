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

/** The versions that parts of an app use, by folder. */
export type Starts = readonly (readonly [folder: string, version: string])[];

/** The version that an app uses, and doubts about it. */
export interface FoundVersion {
  /** A known version; absent if the app names none. */
  readonly version?: string;
  /** The version of each app, if they differ. */
  readonly starts?: Starts;
  /** Doubts as sentences; `''` for none. */
  readonly doubt: string;
}

const escape = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The SDK's versions in a lock file; `name` is the app's name for the SDK. */
function readLock({ path, text }: AppFile, name: string): string[] {
  const [own, sdk] = [escape(name), escape(SDK_PACKAGE)];
  const entry = path.endsWith('.json')
    ? `"(?:[^"]*node_modules/)?${own}": *\\{[^{}]*?"version": *"([^"]+)"`
    : path.endsWith('.yaml')
      ? `^ *['"]?${own}['"]?:\\s+specifier: .*\\s+version: ['"]?(?:${sdk}@)?([\\w.-]+)`
      : `^"?${own}@[^\\n]*:\\n\\s+version:? "?([\\w.-]+)`;
  const found = text.matchAll(new RegExp(entry, 'gm'));
  return [...found].map(([, version = '']) => version);
}

const isLock = (path: string): boolean =>
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(
    path,
  );

/** The version in a lock file at or above a package, if the package's range allows it. */
function findLocked(
  { folder, sdk }: OwnPackage,
  locks: readonly AppFile[],
): string | undefined {
  const [[name, range] = ['', '']] = sdk;
  return locks
    .filter(({ path }) =>
      folder.startsWith(getFolder(path).replace(/\.\.\//g, '')),
    )
    .flatMap((lock) => readLock(lock, name))
    .find((version) => !validRange(range) || satisfies(version, range));
}

/** @param names the known versions, the oldest first */
function readRange(range: string, names: readonly string[]): FoundVersion {
  const newest = names[names.length - 1] ?? '';
  const least = validRange(range) && minVersion(range);
  if (!least || /^\s*(\*|x|latest)?\s*$/i.test(range)) {
    return { doubt: `"${range}" is not a version or a range of versions.` };
  }
  const oldest = minSatisfying([...names], range);
  if (oldest !== null) {
    const isOne =
      compare(oldest, least) === 0 &&
      /^[~^=v]?\d+\.\d+\.\d[\w.-]*$/.test(range);
    return {
      version: oldest,
      doubt: isOne
        ? ''
        : `"${range}" allows several versions; ${oldest} is the oldest of them.`,
    };
  }
  const version = [...names].reverse().find((v) => compare(v, least) <= 0);
  if (version === undefined) {
    return {
      doubt: `"${range}" is older than all versions that this check knows.`,
    };
  }
  const doubt = gtr(least, newest)
    ? `"${range}" is newer than ${newest}, the newest version that this check knows.`
    : '';
  return { version, doubt };
}

/**
 * Finds the SDK version that an app uses: the one in a lock file, or the oldest that
 * `package.json` allows, or the last known one before it. For several apps, it is the
 * oldest.
 * @param settings each `package.json` and lock file, the nearest first
 * @param names the known versions, the oldest first
 * @param roots folders of the app: `''`, or with `/` at the end
 */
export function findVersion(
  settings: readonly AppFile[],
  names: readonly string[],
  roots: readonly string[] = [''],
): FoundVersion {
  const locks = settings.filter(({ path }) => isLock(path));
  const { packages, problems } = readPackages(settings);
  const users = packages.filter(({ sdk }) => sdk.size > 0);
  const inside = users.filter(({ folder }) =>
    roots.some((root) => folder.startsWith(root)),
  );
  // If no folder has a package, take the nearest parent.
  const found = (inside.length ? inside : users.slice(0, 1)).map((own) => {
    const range = findLocked(own, locks) ?? [...own.sdk.values()][0] ?? '';
    const file = `${own.folder}package.json`;
    return { folder: own.folder, file, ...readRange(range, names) };
  });
  const toPlace = ({ version }: FoundVersion): number =>
    names.indexOf(version ?? '');
  const known = found
    .filter(({ version }) => version !== undefined)
    .sort((a, b) => toPlace(a) - toPlace(b));
  const [oldest = found[0]] = known;
  if (!oldest) {
    const broken = problems.map(({ file, message }) => `${file}: ${message}`);
    return { doubt: broken.join(' ') };
  }
  const { file, version, doubt } = oldest;
  const said = doubt ? [`${file}: ${doubt}`] : [];
  const isOne = new Set(known.map(toPlace)).size < 2;
  const starts = known.map((f) => [f.folder, f.version ?? ''] as const);
  if (!isOne) {
    const list = known.map((f) => `${f.file} requires ${f.version ?? ''}`);
    said.push(
      `The apps use different SDK versions: ${list.join(', ')}. Each app is checked from its own version.`,
    );
  }
  return {
    ...(version !== undefined && { version }),
    ...(!isOne && { starts }),
    doubt: said.join(' '),
  };
}
