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

interface ToolAddress {
  readonly tool: ToolName;
  /** Adds the page's version and module to the URL. */
  readonly to: string;
}

/** Returns a tool's URL for readers of this page, or `undefined` if it doesn't apply. */
export function useToolAddress(): (
  address: string | undefined,
) => ToolAddress | undefined {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const versions = useVersions(undefined).map(({ name }) => name);
  const newest = useLatestVersion(undefined).name;
  const reading = {
    version: activeVersion?.name ?? '',
    module: getModule(withSlash(activeDoc?.path ?? '')),
  };
  return (address) => {
    const names = Object.keys(TOOLS) as ToolName[];
    const tool = names.find((name) => TOOLS[name] === address);
    if (!tool) return undefined;
    return {
      tool,
      to: TOOLS[tool] + getToolQuery(tool, reading, versions, newest),
    };
  };
}
