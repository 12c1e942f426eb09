type Area = 'localStorage' | 'sessionStorage';

/** Reads a value; returns `null` if it is missing or the browser denies access. */
export function readStored(
  key: string,
  area: Area = 'localStorage',
): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Reads a stored JSON value; returns `undefined` if it is missing or invalid. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it for `null`; returns false if the browser denies it. */
export function store(
  key: string,
  value: string | null,
  area: Area = 'localStorage',
): boolean {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
    return true;
  } catch {
    // Storage is denied or full.
    return false;
  }
}

/** Docusaurus's storage key for the version that a reader chose, by plugin id. */
const getKey = (docs = 'default'): string => `docs-preferred-version-${docs}`;

/** Returns the version that the reader chose last, which may no longer exist. */
export const readPreferred = (docs?: string): string | null =>
  readStored(getKey(docs));

/** Stores the version that the reader chose; `null` removes the choice. */
export function storePreferred(version: string | null, docs?: string): void {
  store(getKey(docs), version);
}

/** Storage key of the shortcut `/`; the value `off` turns it off (WCAG 2.1.4). */
export const SLASH_KEY = 'site.search.slash';

/** Prefix of Docusaurus's storage keys for tab groups. */
export const TAB_KEY = 'docusaurus.tab.';

/** Fired on the document when another tab is selected. */
export const TAB_CHOSEN = 'tab-chosen';

export type TabChosen = CustomEvent<readonly [group: string, name: string]>;

/** Selects a tab in all tabs of a group, on this page and the next ones. */
export function chooseTab(group: string, name: string): void {
  store(TAB_KEY + group, name);
  document.dispatchEvent(
    new CustomEvent(TAB_CHOSEN, { detail: [group, name] }),
  );
}
