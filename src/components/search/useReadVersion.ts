import {
  useActivePluginAndVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useDocsPreferredVersion } from '@docusaurus/theme-common';

/**
 * The version of the current page, otherwise the preferred version, otherwise the
 * newest.
 */
export function useReadVersion(): { name: string; path: string } {
  const docs = useActivePluginAndVersion();
  // The search covers only the main docs plugin.
  const active =
    docs?.activePlugin.pluginId === 'default' ? docs.activeVersion : undefined;
  const { preferredVersion } = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}
