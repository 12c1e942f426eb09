import { readStoredJson } from '../dom/readStoredJson';
import { readStored, store } from '../dom/storage';
import { SLASH_KEY, SLASH_OFF } from './slashKey';

/** Number of recent searches to store. */
const MAX_RECENT = 6;

const RECENT_KEY = 'site.search.recent';

/** The last searches with an opened hit, the newest first. */
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

/** Whether the single key opens the search. @see WCAG 2.1.4 */
export function hasSlashKey(): boolean {
  return readStored(SLASH_KEY) !== SLASH_OFF;
}

export function setSlashKey(isOn: boolean): void {
  store(SLASH_KEY, isOn ? null : SLASH_OFF);
}
