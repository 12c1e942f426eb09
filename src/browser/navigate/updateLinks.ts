import type { ReadVersion } from '../controls/versions';
import { getModule, getToolQuery, type ToolName } from '../../site/toolLinks';

/**
 * On a page outside the docs, makes links of the navbar lead to a version, and adds the
 * version to links to tools.
 * @param versions the newest version first
 * @param newest the version to which the links lead
 */
export function updateLinks(
  versions: readonly ReadVersion[],
  { version, path }: ReadVersion,
  newest: ReadVersion,
): void {
  const find = (selector: string) =>
    document.querySelectorAll<HTMLAnchorElement>(selector);
  for (const link of find('.navbar a.navbar__item, [data-every-version]')) {
    const { pathname, dataset } = link;
    if (pathname.startsWith(`${path}/`)) continue;
    if (dataset['lacking']?.split(' ').includes(version)) continue;
    if (!pathname.startsWith(`${newest.path}/`)) continue;
    link.pathname = pathname.replace(newest.path, path);
  }
  const reading = { version, module: getModule(location.pathname) };
  const names = versions.map((one) => one.version);
  for (const link of find('a[data-tool]')) {
    const tool = link.dataset['tool'] as ToolName;
    link.search = getToolQuery(tool, reading, names, newest.version);
  }
}
