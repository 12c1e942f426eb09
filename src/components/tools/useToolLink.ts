import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {
  findTool,
  getModule,
  getToolQuery,
  TOOLS,
} from '@site/src/site/toolLinks';
import { withSlash } from '@site/src/site/withSlash';

/** Returns a function that maps a tool's URL to link props, and other URLs to `{}`. */
export function useToolLink() {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const versions = useVersions(undefined).map(({ name }) => name);
  const newest = useLatestVersion(undefined).name;
  const reading = {
    version: activeVersion?.name ?? '',
    module: getModule(withSlash(activeDoc?.path ?? '')),
  };
  return (address: string | undefined) => {
    const tool = findTool(address);
    if (!tool) return {};
    const query = getToolQuery(tool, reading, versions, newest);
    return { to: TOOLS[tool] + query, 'data-tool': tool };
  };
}
