import { useCallback, useEffect, useMemo, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { store } from '../../dom/storage';

export { Passthrough as ColorModeProvider } from './Passthrough';

/*
 * The theme's color mode without its provider: the state is `html[data-theme]`, and the
 * navbar's button changes it.
 */

type Mode = 'light' | 'dark';

const KEY = 'theme';

const read = (): Mode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

const useSettings = (): ThemeConfig['colorMode'] =>
  (useDocusaurusContext().siteConfig.themeConfig as ThemeConfig).colorMode;

function useMode(): Mode {
  const { defaultMode } = useSettings();
  // The mode that the server has rendered.
  const [mode, setMode] = useState<Mode>(defaultMode);
  useEffect(() => {
    const update = (): void => {
      setMode(read());
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    return () => {
      observer.disconnect();
    };
  }, []);
  return mode;
}

/** The current mode and functions to set it; `null` removes the choice. */
export function useColorMode() {
  const { defaultMode, respectPrefersColorScheme } = useSettings();
  const colorMode = useMode();
  const setColorMode = useCallback(
    (chosen: Mode | null, { persist = true }: { persist?: boolean } = {}) => {
      const system = matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
      document.documentElement.dataset['theme'] =
        chosen ?? (respectPrefersColorScheme ? system : defaultMode);
      if (chosen && !persist) return;
      store(KEY, chosen);
      // The navbar's button handles it like a choice in another tab.
      dispatchEvent(
        new StorageEvent('storage', { key: KEY, newValue: chosen }),
      );
    },
    [respectPrefersColorScheme, defaultMode],
  );
  return useMemo(
    () => ({ colorMode, setColorMode }),
    [colorMode, setColorMode],
  );
}
