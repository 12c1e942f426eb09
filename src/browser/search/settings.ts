import { readStoredJson, store } from '../dom/storage';

const MAX_RECENT = 6;

const RECENT_KEY = 'site.search.recent';

/** Returns the latest queries for which a hit was opened, the newest first. */
export function getRecent(): readonly string[] {
  const list = readStoredJson(RECENT_KEY);
  return Array.isArray(list)
    ? list.filter((query) => typeof query === 'string').slice(0, MAX_RECENT)
    : [];
}

export function addRecent(query: string): void {
  const others = getRecent().filter((other) => other !== query);
  store(RECENT_KEY, JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
}

export function clearRecent(): void {
  store(RECENT_KEY, null);
}
