import { useCallback, useEffect, useMemo, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { store } from '../../dom/storage';

/** Stateless, because the document and the storage contain the state. */
export { Fragment as ColorModeProvider } from 'react';

/* Replaces the theme's color mode, whose state is `data-theme` of `<html>`. */

type Mode = 'light' | 'dark';

const KEY = 'theme';

const read = (): Mode =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** `setColorMode` sets the mode; `null` removes the reader's choice. */
export function useColorMode() {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const { defaultMode, respectPrefersColorScheme } = (
    themeConfig as ThemeConfig
  ).colorMode;
  // The first render must match the server's.
  const [colorMode, setMode] = useState<Mode>(defaultMode);
  useEffect(() => {
    const update = (): void => setMode(read());
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.documentElement, {
      attributeFilter: ['data-theme'],
    });
    return () => observer.disconnect();
  }, []);
  const setColorMode = useCallback(
    (chosen: Mode | null, { persist = true }: { persist?: boolean } = {}) => {
      const system = matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light';
      document.documentElement.dataset['theme'] =
        chosen ?? (respectPrefersColorScheme ? system : defaultMode);
      if (chosen && !persist) return;
      store(KEY, chosen);
      // The navbar's button handles this event like a choice in another tab.
      dispatchEvent(
        new StorageEvent('storage', { key: KEY, newValue: chosen }),
      );
    },
    [respectPrefersColorScheme, defaultMode],
  );
  return useMemo(
    () => ({
      colorMode,
      setColorMode,
      isDarkTheme: colorMode === 'dark',
      setLightTheme: () => setColorMode('light'),
      setDarkTheme: () => setColorMode('dark'),
    }),
    [colorMode, setColorMode],
  );
}
