import {
  useActivePluginAndVersion,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns the versions of the main docs plugin, which the search and the tools cover, the
 * newest of them, and the one that is being read. The preset may be without docs.
 */
export function useMainDocs() {
  const { activePlugin, activeVersion } = useActivePluginAndVersion() ?? {};
  const versions = useAllDocsData()['default']?.versions ?? [];
  return {
    versions,
    newest: versions.find(({ isLast }) => isLast),
    active: activePlugin?.pluginId === 'default' ? activeVersion : undefined,
  };
}
