import { useCallback, useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useAllDocsData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { readPreferred, storePreferred } from '../../dom/storage';

export { Passthrough as DocsPreferredVersionContextProvider } from './Passthrough';

/** Returns the version that the reader chose last, for each docs plugin. */
export function useDocsPreferredVersionByPluginId(): Readonly<
  Record<string, GlobalVersion | null>
> {
  // The first render matches the server's, which knows no choice.
  const isBrowser = useIsBrowser();
  const versions = Object.entries(useAllDocsData()).map(([id, plugin]) => {
    const chosen = isBrowser ? readPreferred(id) : null;
    return [id, plugin.versions.find(({ name }) => name === chosen) ?? null];
  });
  return Object.fromEntries(versions) as Record<string, GlobalVersion | null>;
}

/** Returns the version that the reader chose last, and a function that saves another. */
export function useDocsPreferredVersion(pluginId = 'default') {
  const versions = useAllDocsData()[pluginId]?.versions ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    setChosen(readPreferred(pluginId));
  }, [pluginId]);
  const savePreferredVersionName = useCallback(
    (name: string) => {
      storePreferred(name, pluginId);
      setChosen(name);
    },
    [pluginId],
  );
  return {
    preferredVersion: versions.find(({ name }) => name === chosen) ?? null,
    savePreferredVersionName,
  };
}
