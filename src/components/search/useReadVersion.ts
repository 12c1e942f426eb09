import {
  useActivePluginAndVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';

/** The version being read, otherwise the one read last, otherwise the newest. */
export function useReadVersion(): { name: string; path: string } {
  const docs = useActivePluginAndVersion();
  // Other sets of docs are not searched.
  const active =
    docs?.activePlugin.pluginId === 'default' ? docs.activeVersion : undefined;
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}
