import { suggest } from '../../../text/suggest';
import type { DocsVersion } from '../../shared/docsContent';

/** What this plugin needs to know of a version of the docs. */
export type RedirectedVersion = Pick<
  DocsVersion,
  'name' | 'label' | 'path' | 'isLatest' | 'pages'
>;

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A page that some versions had at another place; paths within a version. */
interface Move extends Redirect {
  readonly versions: readonly string[];
}

/** A type: Docusaurus's own for options takes no interface. */
export type RedirectOptions = {
  /** Every version, whether this build has it or not. */
  readonly versions: readonly string[];
  /** Page that a version's root leads to. */
  readonly start: string;
  readonly moves: readonly Move[];
};

/** Alias of the newest version in addresses. */
const LATEST = 'latest';

function getMoves(
  { name, path }: RedirectedVersion,
  moves: RedirectOptions['moves'],
): Redirect[] {
  return moves
    .filter(({ versions }) => versions.includes(name))
    .map(({ from, to }) => ({ from: path + from, to: path + to }));
}

/** The newest version has no number in its paths; both aliases lead there. */
function getAliases(
  { name, path, pages }: RedirectedVersion,
  own: readonly Redirect[],
): Redirect[] {
  // Two pages at one address are told by core, which checks after us.
  const paths = new Set(pages.map((page) => page.path));
  const known = [...Array.from(paths, (from) => ({ from, to: from })), ...own];
  return [name, LATEST].flatMap((alias) =>
    known.map(({ from, to }) => ({
      from: `${path}${alias}/${from.slice(path.length)}`,
      to,
    })),
  );
}

/** Every former or alternative address of the given versions. */
export function getRedirects(
  versions: readonly RedirectedVersion[],
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
 * Checks that every redirect starts where no page is and ends at a page.
 * @throws with all faults, each with its remedy
 */
export function validateRedirects(
  redirects: readonly Redirect[],
  versions: readonly RedirectedVersion[],
  { versions: names, moves }: RedirectOptions,
): void {
  const pages = new Set(
    versions.flatMap((version) => version.pages.map(({ path }) => path)),
  );
  const seen = new Set<string>();
  const faults = moves.flatMap((move) =>
    move.versions
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `moves: ${move.from}: unknown version "${name}". ${suggest(name, names)}`,
      ),
  );
  for (const { from, to } of redirects) {
    if (seen.has(from)) faults.push(`${from}: has two redirects. Delete one.`);
    if (pages.has(from))
      faults.push(
        `${from}: is an existing page, so the redirect would never be used. Remove the redirect or the page.`,
      );
    if (!pages.has(to))
      faults.push(
        `${from}: leads to ${to}, which does not exist. Correct the target, or restore the page.`,
      );
    seen.add(from);
  }
  if (faults.length > 0)
    throw new Error(
      ['docusaurus.config.ts, redirects:', ...faults].join('\n  '),
    );
}
