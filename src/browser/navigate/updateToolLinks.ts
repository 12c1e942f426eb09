import type { ReadVersion } from '../controls/versions';
import { getModule, getToolQuery, type ToolName } from '../../site/toolLinks';

/**
 * On a page outside the docs, adds a version to links to tools.
 * @param versions the newest version first
 */
export function updateToolLinks(
  versions: readonly ReadVersion[],
  version: string,
): void {
  const [newest] = versions;
  if (!newest) return;
  const reading = { version, module: getModule(location.pathname) };
  const names = versions.map((one) => one.version);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-tool]',
  )) {
    const tool = link.dataset['tool'] as ToolName;
    link.search = getToolQuery(tool, reading, names, newest.version);
  }
}
