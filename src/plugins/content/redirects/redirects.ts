import { suggest } from '../../../text/suggest';
import type { DocsVersion } from '../../shared/docsContent';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page whose path is different in some versions; paths are relative to the version. */
interface Move extends Redirect {
  readonly versions: readonly string[];
}

/** A type alias, because Docusaurus's `PluginOptions` rejects interfaces. */
export type RedirectOptions = {
  /** Where a version's root leads, unless a page is there; relative to the version. */
  readonly start: string;
  readonly moves: readonly Move[];
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

/**
 * @param names all released versions, including those that this build leaves out
 * @throws one error that lists every redirect from a page's URL or to a missing page
 */
export function getRedirects(
  versions: readonly DocsVersion[],
  names: readonly string[],
  { start, moves }: RedirectOptions,
): readonly Redirect[] {
  const redirects = versions.flatMap((version) => {
    const { name, path } = version;
    const hasRootPage = version.pages.some((page) => page.path === path);
    const own = [
      ...(hasRootPage ? [] : [{ from: path, to: path + start }]),
      ...moves
        .filter((move) => move.versions.includes(name))
        .map(({ from, to }) => ({ from: path + from, to: path + to })),
    ];
    return version.isLatest ? [...own, ...getAliases(version, own)] : own;
  });
  const pages = new Set(
    versions.flatMap((version) => version.pages.map(({ path }) => path)),
  );
  const seen = new Set<string>();
  const paths = [start, ...moves.flatMap(({ from, to }) => [from, to])];
  const errors = [
    ...paths.flatMap(checkPath),
    ...moves.flatMap((move) =>
      move.versions
        .filter((name) => !names.includes(name))
        .map(
          (name) =>
            `moves: ${move.from}: unknown version "${name}". ${suggest(name, names)}`,
        ),
    ),
  ];
  for (const { from, to } of redirects) {
    if (seen.has(from)) errors.push(`${from}: has two redirects. Delete one.`);
    if (pages.has(from))
      errors.push(
        `${from}: is an existing page, so the redirect would never be used. Remove the redirect or the page.`,
      );
    if (!pages.has(to))
      errors.push(
        `${from}: leads to ${to}, which does not exist. Correct the target, or restore the page.`,
      );
    seen.add(from);
  }
  if (errors.length > 0)
    throw new Error(
      ['docusaurus.config.ts, redirects:', ...errors].join('\n  '),
    );
  return redirects;
}
