import { suggest } from '../../../text/suggest';
import type { DocsVersion } from '../../shared/docsContent';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page that had a different path in some versions; paths are relative to the version. */
interface Move extends Redirect {
  readonly versions: readonly string[];
}

/** Not an interface, because Docusaurus's `PluginOptions` doesn't accept one. */
export type RedirectOptions = {
  /** All released versions, also those that this build leaves out. */
  readonly versions: readonly string[];
  /** Target of the redirect from a version's root, relative to the version. */
  readonly start: string;
  readonly moves: readonly Move[];
};

/** Alias of the newest version in URLs. */
const LATEST = 'latest';

function getMoves(
  { name, path }: DocsVersion,
  moves: RedirectOptions['moves'],
): Redirect[] {
  return moves
    .filter(({ versions }) => versions.includes(name))
    .map(({ from, to }) => ({ from: path + from, to: path + to }));
}

/** Redirects to the newest version from URLs with its number or with `latest`. */
function getAliases(
  { name, path, pages }: DocsVersion,
  own: readonly Redirect[],
): Redirect[] {
  // A set, because Docusaurus reports pages with the same URL itself.
  const paths = new Set(pages.map((page) => page.path));
  const all = [...Array.from(paths, (from) => ({ from, to: from })), ...own];
  return [name, LATEST].flatMap((alias) =>
    all.map(({ from, to }) => ({
      from: `${path}${alias}/${from.slice(path.length)}`,
      to,
    })),
  );
}

/** The redirects from all former and alternative URLs of the versions. */
export function getRedirects(
  versions: readonly DocsVersion[],
  { start, moves }: RedirectOptions,
): Redirect[] {
  return versions.flatMap((version) => {
    const own = [
      { from: version.path, to: version.path + start },
      ...getMoves(version, moves),
    ];
    return version.isLatest ? [...own, ...getAliases(version, own)] : own;
  });
}

/**
 * Checks that each redirect starts at an unused URL and leads to a page.
 * @throws one error that lists every invalid redirect and its fix
 */
export function validateRedirects(
  redirects: readonly Redirect[],
  versions: readonly DocsVersion[],
  { versions: names, moves }: RedirectOptions,
): void {
  const pages = new Set(
    versions.flatMap((version) => version.pages.map(({ path }) => path)),
  );
  const seen = new Set<string>();
  const errors = moves.flatMap((move) =>
    move.versions
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `moves: ${move.from}: unknown version "${name}". ${suggest(name, names)}`,
      ),
  );
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
}
