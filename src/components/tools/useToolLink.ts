import { useLocation } from '@docusaurus/router';
import { useMainDocs } from '@site/src/components/useMainDocs';
import {
  findTool,
  getModule,
  getToolQuery,
  TOOLS,
} from '@site/src/site/toolLinks';

/** Returns a function that maps a tool's URL to link props, and other URLs to `{}`. */
export function useToolLink() {
  const { pathname } = useLocation();
  const { versions, newest, active } = useMainDocs();
  const names = versions.map(({ name }) => name);
  const reading = {
    version: active?.name ?? '',
    module: active ? getModule(pathname) : '',
  };
  return (address: string | undefined) => {
    const tool = findTool(address);
    if (!tool) return {};
    const query = getToolQuery(tool, reading, names, newest?.name ?? '');
    return { to: TOOLS[tool] + query, 'data-tool': tool };
  };
}
