import { SDK_PACKAGE } from '../openrpc/print/printImport';

/** Sorts before, at or after, by numbers; a pre-release comes before its release. */
function compare(a: string, b: string): number {
  const parts = (version: string) =>
    (version.includes('-') ? version : `${version}-~`).split(/[.-]/);
  const [left, right] = [parts(a), parts(b)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const [x = '', y = ''] = [left[i], right[i]];
    const difference = Number(x) - Number(y);
    if (Number.isNaN(difference) ? x !== y : difference !== 0) {
      return Number.isNaN(difference) ? (x < y ? -1 : 1) : difference;
    }
  }
  return 0;
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value ? { ...value } : {};
  } catch {
    return {};
  }
}

/** What a `package.json` asks for. */
export interface Wish {
  /** As it stands there: `^1.2.0`. */
  readonly range: string;
  /** The oldest known version that it means, or the last known before it. */
  readonly version?: string;
  /** Why that is not the whole truth, as a sentence. */
  readonly doubt?: string;
}

const LISTS = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** `0.6` of `0.6.x` and `~0.6`, `0` of `0.x`; `undefined` for a whole version. */
const getPrefix = (range: string): string | undefined =>
  /\d+\.\d+\.\d+/.test(range)
    ? undefined
    : /(\d+(?:\.\d+)?)(?:\.[x*])*/i.exec(range)?.[1];

function readRange(range: string, versions: readonly string[]): Wish {
  const sorted = [...versions].sort(compare);
  const newest = sorted[sorted.length - 1] ?? '';
  const prefix = getPrefix(range);
  const named = /\d+\.\d+\.\d+(-[\w.]+)?/.exec(range)?.[0] ?? prefix;
  if (named === undefined) {
    const doubt = `"${range}" names no version.`;
    return { range, doubt };
  }
  if (prefix !== undefined) {
    const version = sorted.find(
      (v) => v.startsWith(`${prefix}.`) && !v.includes('-'),
    );
    if (version !== undefined) {
      const doubt = `"${range}" allows several versions; ${version} is the oldest of them.`;
      return { range, version, doubt };
    }
  }
  const version = sorted.reverse().find((v) => compare(v, named) <= 0);
  const doubt =
    version === undefined
      ? `"${range}" is older than all versions known here.`
      : compare(named, newest) > 0
        ? `"${range}" is newer than ${newest}, the newest version known here.`
        : undefined;
  return { range, ...(version && { version }), ...(doubt && { doubt }) };
}

/** What a `package.json` asks for; `undefined` where it does not name the SDK. */
export function readWish(
  packageJson: string,
  versions: readonly string[],
): Wish | undefined {
  const fields = parse(packageJson);
  const ranges = LISTS.map(
    (list) =>
      (fields[list] as Record<string, unknown> | undefined)?.[SDK_PACKAGE],
  );
  const range = ranges.find((r): r is string => typeof r === 'string');
  return range === undefined ? undefined : readRange(range, versions);
}

/**
 * The version that a `package.json` asks for: the one it names, or the last
 * known before it; `undefined` where it does not tell.
 */
export const guessVersion = (
  packageJson: string,
  versions: readonly string[],
): string | undefined => readWish(packageJson, versions)?.version;
