import {
  useActiveDocContext,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {
  getModule,
  getToolQuery,
  TOOLS,
  type ToolName,
} from '@site/src/site/toolLinks';
import { withSlash } from '@site/src/site/withSlash';

/** Finds the tool at a URL, and adds the page's version and module to the URL. */
export function useToolAddress() {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const versions = useVersions(undefined).map(({ name }) => name);
  const newest = useLatestVersion(undefined).name;
  const reading = {
    version: activeVersion?.name ?? '',
    module: getModule(withSlash(activeDoc?.path ?? '')),
  };
  return (address: string | undefined) => {
    const names = Object.keys(TOOLS) as ToolName[];
    const tool = names.find((name) => TOOLS[name] === address);
    if (!tool) return undefined;
    return {
      tool,
      to: TOOLS[tool] + getToolQuery(tool, reading, versions, newest),
    };
  };
}
