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
  /** With what the page says of where the reader is. */
  readonly to: string;
}

/** Tells the address of a tool for readers of this page; others have none. */
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
