import { useCallback, useEffect, useState } from 'react';
import {
  useAllDocsData,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { readPreferred, storePreferred } from '../../dom/storage';

export { Passthrough as DocsPreferredVersionContextProvider } from './Passthrough';

type Versions = Readonly<Record<string, GlobalVersion | null>>;

/** The version that the reader chose last, by docs plugin. */
export function useDocsPreferredVersionByPluginId(): Versions {
  const data = useAllDocsData();
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>(
    {},
  );
  useEffect(() => {
    setNames(
      Object.fromEntries(
        Object.keys(data).map((id) => [id, readPreferred(id)]),
      ),
    );
  }, [data]);
  return Object.fromEntries(
    Object.entries(data).map(([id, { versions }]) => [
      id,
      versions.find(({ name }) => name === names[id]) ?? null,
    ]),
  );
}

/** The version that the reader chose last, and a function to save another. */
export function useDocsPreferredVersion(pluginId = 'default') {
  const stored = useDocsPreferredVersionByPluginId()[pluginId] ?? null;
  const versions = useAllDocsData()[pluginId]?.versions ?? [];
  const [chosen, setChosen] = useState<string>();
  const savePreferredVersionName = useCallback(
    (name: string) => {
      storePreferred(name, pluginId);
      setChosen(name);
    },
    [pluginId],
  );
  return {
    preferredVersion: versions.find(({ name }) => name === chosen) ?? stored,
    savePreferredVersionName,
  };
}
