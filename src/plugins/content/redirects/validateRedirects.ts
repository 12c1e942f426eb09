import { suggest } from '../../../text/suggest';
import type { RedirectedVersion, RedirectOptions, Redirect } from './types';

const PLACE = 'docusaurus.config.ts, redirects';

function getUnknownVersions({ versions, moves }: RedirectOptions): string[] {
  return moves.flatMap((move) =>
    move.versions
      .filter((name) => !versions.includes(name))
      .map(
        (name) =>
          `moves: ${move.from}: unknown version "${name}". ${suggest(name, versions)}`,
      ),
  );
}

function getFaults(
  { from, to }: Redirect,
  pages: ReadonlySet<string>,
): string[] {
  const faults: string[] = [];
  if (pages.has(from)) {
    faults.push(
      `${from}: is an existing page, so the redirect would never be used. Remove the redirect or the page.`,
    );
  }
  if (!pages.has(to)) {
    faults.push(
      `${from}: leads to ${to}, which does not exist. Correct the target, or restore the page.`,
    );
  }
  return faults;
}

function getDoubles(redirects: readonly Redirect[]): string[] {
  const seen = new Set<string>();
  return redirects.flatMap(({ from }) => {
    if (!seen.has(from)) {
      seen.add(from);
      return [];
    }
    return [`${from}: has two redirects. Delete one.`];
  });
}

/**
 * Checks that every redirect starts where no page is and ends at a page.
 * @throws with all faults, each with its remedy
 */
export function validateRedirects(
  redirects: readonly Redirect[],
  versions: readonly RedirectedVersion[],
  options: RedirectOptions,
): void {
  const pages = new Set(
    versions.flatMap((version) => version.pages.map(({ path }) => path)),
  );
  const faults = [
    ...getUnknownVersions(options),
    ...getDoubles(redirects),
    ...redirects.flatMap((redirect) => getFaults(redirect, pages)),
  ];
  if (faults.length === 0) return;
  throw new Error([`${PLACE}:`, ...faults].join('\n  '));
}
