import { useCallback, useEffect, useState } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useAllDocsData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { readPreferred, storePreferred } from '../../dom/storage';

/** Needs no state, because the state is in the document and in storage. */
export { Fragment as DocsPreferredVersionContextProvider } from 'react';

export function useDocsPreferredVersionByPluginId(): Readonly<
  Record<string, GlobalVersion | null>
> {
  // The first render must match the server's, which doesn't know the reader's choice.
  const isBrowser = useIsBrowser();
  const versions = Object.entries(useAllDocsData()).map(([id, plugin]) => {
    const chosen = isBrowser ? readPreferred(id) : null;
    return [id, plugin.versions.find(({ name }) => name === chosen) ?? null];
  });
  return Object.fromEntries(versions) as Record<string, GlobalVersion | null>;
}

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
