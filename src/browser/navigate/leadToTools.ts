import type { ReadVersion } from '../controls/versions';
import { getModule, getToolQuery, type ToolName } from '../../site/toolLinks';

/** The version in whose docs an address lies that no page has. */
function findNamed(versions: readonly ReadVersion[]): string | undefined {
  const named = versions.filter(({ path }) =>
    location.pathname.startsWith(`${path}/`),
  );
  const [deepest] = named.sort((a, b) => b.path.length - a.path.length);
  return deepest?.version;
}

/**
 * Tells links to tools, on a page outside of the docs, where the reader is: at
 * an address without a page, or where they were last.
 *
 * @param versions of the docs, the newest first
 */
export function leadToTools(
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
