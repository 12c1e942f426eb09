import { useLocation } from '@docusaurus/router';
import {
  useActiveVersion,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {
  findTool,
  getModule,
  getToolQuery,
  TOOLS,
} from '@site/src/site/toolLinks';

/** Returns a function that maps a tool's URL to link props, and other URLs to `{}`. */
export function useToolLink() {
  const { pathname } = useLocation();
  // The context of a page would search the pages of all versions.
  const version = useActiveVersion(undefined)?.name;
  const versions = useVersions(undefined).map(({ name }) => name);
  const newest = useLatestVersion(undefined).name;
  const reading = {
    version: version ?? '',
    module: version === undefined ? '' : getModule(pathname),
  };
  return (address: string | undefined) => {
    const tool = findTool(address);
    if (!tool) return {};
    const query = getToolQuery(tool, reading, versions, newest);
    return { to: TOOLS[tool] + query, 'data-tool': tool };
  };
}
