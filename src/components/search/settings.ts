import { createStorageSlot } from '@docusaurus/theme-common';
import { SLASH_KEY, SLASH_OFF } from './slashKey';

/** Recent searches that are kept. */
const MAX_RECENT = 6;

// Docusaurus's slots do nothing where the browser refuses storage.
const recent = createStorageSlot('site.search.recent');
const slash = createStorageSlot(SLASH_KEY);

/** The last searches that led somewhere, the newest first. */
export function getRecent(): readonly string[] {
  try {
    const list: unknown = JSON.parse(recent.get() ?? '[]');
    return Array.isArray(list)
      ? list.filter((query) => typeof query === 'string').slice(0, MAX_RECENT)
      : [];
  } catch {
    return [];
  }
}

export function addRecent(query: string): void {
  const others = getRecent().filter((other) => other !== query);
  recent.set(JSON.stringify([query, ...others].slice(0, MAX_RECENT)));
}

export function clearRecent(): void {
  recent.del();
}

/** Whether the single key opens the search. @see WCAG 2.1.4 */
export function hasSlashKey(): boolean {
  return slash.get() !== SLASH_OFF;
}

export function setSlashKey(isOn: boolean): void {
  if (isOn) slash.del();
  else slash.set(SLASH_OFF);
}
