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

/**
 * The version that a `package.json` asks for: the one it names, or the last
 * known before it; `undefined` where it does not tell.
 */
export function guessVersion(
  packageJson: string,
  versions: readonly string[],
): string | undefined {
  const fields = parse(packageJson);
  const lists = ['dependencies', 'devDependencies', 'peerDependencies'];
  const ranges = lists.map(
    (list) =>
      (fields[list] as Record<string, unknown> | undefined)?.[SDK_PACKAGE],
  );
  const range = ranges.find((r) => typeof r === 'string');
  const named = /\d+\.\d+\.\d+(-[\w.]+)?/.exec(range ?? '')?.[0];
  if (named === undefined) return undefined;
  return [...versions]
    .sort(compare)
    .reverse()
    .find((version) => compare(version, named) <= 0);
}
