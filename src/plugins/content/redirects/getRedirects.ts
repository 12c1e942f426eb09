import type { RedirectedVersion, RedirectOptions, Redirect } from './types';

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
