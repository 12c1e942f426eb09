import { useEffect, useState } from 'react';

/** The search's dialog, made by the plugin `shell`, while it is on show. */
export function useHost(): Element | null {
  const [host, setHost] = useState<Element | null>(null);
  useEffect(() => {
    const look = (): void => {
      setHost(document.querySelector('.shell-search'));
    };
    // It may have been opened before the app was there.
    look();
    document.addEventListener('shell:search', look);
    return () => {
      document.removeEventListener('shell:search', look);
    };
  }, []);
  return host;
}
