/**
 * Tools that React runs in the browser: `data-island` names one of these, and
 * `src/browser/islands` wakes it.
 */
export const ISLANDS = [
  'compare',
  'nearest',
  'playground',
  'search',
  'upgrade',
] as const;

export type IslandName = (typeof ISLANDS)[number];
