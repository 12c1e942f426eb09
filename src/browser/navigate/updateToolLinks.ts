import type { ReadVersion } from '../controls/versions';
import { getModule, getToolQuery, type ToolName } from '../../site/toolLinks';

/** Finds the version in the URL of a page that doesn't exist. */
function findNamed(versions: readonly ReadVersion[]): string | undefined {
  const named = versions.filter(({ path }) =>
    location.pathname.startsWith(`${path}/`),
  );
  const [deepest] = named.sort((a, b) => b.path.length - a.path.length);
  return deepest?.version;
}

/**
 * On a page outside the docs, adds a version to links to tools: the version in the URL,
 * or the preferred version.
 * @param versions the newest version first
 */
export function updateToolLinks(
  versions: readonly ReadVersion[],
  preferred: string | undefined,
): void {
  const version = findNamed(versions) ?? preferred;
  const [newest] = versions;
  if (version === undefined || !newest) return;
  const reading = { version, module: getModule(location.pathname) };
  const names = versions.map((one) => one.version);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-tool]',
  )) {
    const tool = link.dataset['tool'] as ToolName;
    link.search = getToolQuery(tool, reading, names, newest.version);
  }
}
