import type { DocsVersion } from '../../shared/docsContent';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A type alias, because Docusaurus's `PluginOptions` rejects interfaces. */
export type RedirectOptions = {
  /** Where a version's root leads, unless a page is there; relative to the version. */
  readonly start: string;
  /**
   * Former paths of pages, relative to the version. A redirect works in each version that
   * has the page `to` and lacks the page `from`, so also in versions to come.
   */
  readonly moves: readonly Redirect[];
};

/** Returns redirects to the newest version from URLs with its number or with `latest`. */
function getAliases(
  { name, path, pages }: DocsVersion,
  own: readonly Redirect[],
): Redirect[] {
  // Removes duplicates, because Docusaurus already reports pages with the same URL.
  const paths = new Set(pages.map((page) => page.path));
  const all = [...Array.from(paths, (from) => ({ from, to: from })), ...own];
  return [name, 'latest'].flatMap((alias) =>
    all.map(({ from, to }) => ({
      from: `${path}${alias}/${from.slice(path.length)}`,
      to,
    })),
  );
}

function checkPath(path: string): readonly string[] {
  const right = path.replace(/^\/+/, '').replace(/([^/])\/*$/, '$1/');
  return path === right
    ? []
    : [
        `"${path}": wrong slashes. Paths are relative to the version, and end with a slash: "${right}".`,
      ];
}

/** @throws one error that lists every redirect to a missing page, or with wrong slashes */
export function getRedirects(
  versions: readonly DocsVersion[],
  { start, moves }: RedirectOptions,
): readonly Redirect[] {
  const pages = new Set(
    versions.flatMap((version) => version.pages.map(({ path }) => path)),
  );
  const applies = ({ from, to }: Redirect, { path }: DocsVersion): boolean =>
    !pages.has(path + from) && pages.has(path + to);
  const redirects = versions.flatMap((version) => {
    const { path } = version;
    const own = [
      ...(pages.has(path) ? [] : [{ from: path, to: path + start }]),
      ...moves
        .filter((move) => applies(move, version))
        .map(({ from, to }) => ({ from: path + from, to: path + to })),
    ];
    return version.isLatest ? [...own, ...getAliases(version, own)] : own;
  });
  // A page may have moved in the next version only, which a build leaves out.
  const hasNext = versions.some(({ name }) => name === 'current');
  for (const move of hasNext ? moves : []) {
    if (versions.some((version) => applies(move, version))) continue;
    console.warn(
      `[WARNING] docusaurus.config.ts, redirects: moves: ${move.from}: no version here has the page ${move.to} without the page ${move.from}. Check the paths.`,
    );
  }
  const seen = new Set<string>();
  const paths = [start, ...moves.flatMap(({ from, to }) => [from, to])];
  const errors = [...paths.flatMap(checkPath)];
  for (const { from, to } of redirects) {
    if (seen.has(from)) errors.push(`${from}: has two redirects. Delete one.`);
    if (!pages.has(to))
      errors.push(
        `${from}: leads to ${to}, which doesn't exist. Correct the target, or restore the page.`,
      );
    seen.add(from);
  }
  if (errors.length > 0)
    throw new Error(
      ['docusaurus.config.ts, redirects:', ...errors].join('\n  '),
    );
  return redirects;
}
