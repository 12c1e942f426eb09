import { useLocation } from '@docusaurus/router';
import {
  useActivePluginAndVersion,
  useAllDocsData,
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
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const isMain = activePlugin?.pluginId === 'default';
  const versions = useAllDocsData()['default']?.versions ?? [];
  const names = versions.map(({ name }) => name);
  const newest = versions.find(({ isLast }) => isLast)?.name ?? '';
  const reading = {
    version: (isMain && activeVersion?.name) || '',
    module: isMain ? getModule(pathname) : '',
  };
  return (address: string | undefined) => {
    const tool = findTool(address);
    if (!tool) return {};
    const query = getToolQuery(tool, reading, names, newest);
    return { to: TOOLS[tool] + query, 'data-tool': tool };
  };
}
