type Area = 'localStorage' | 'sessionStorage';

/** Returns `null` if the value is missing or the browser denies access. */
export function readStored(key: string, area: Area = 'localStorage') {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns `undefined` if the value is missing or invalid. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a value; `null` removes it. Returns false if storage is denied or full. */
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
    return false;
  }
}

/** Docusaurus's storage key for the version that the reader chose. */
const getKey = (docs = 'default'): string => `docs-preferred-version-${docs}`;

/** Returns the version that the reader chose last, which may no longer exist. */
export const readPreferred = (docs?: string): string | null =>
  readStored(getKey(docs));

export function storePreferred(version: string | null, docs?: string): void {
  store(getKey(docs), version);
}

/** Storage key of the shortcut `/`; the value `off` disables it (WCAG 2.1.4). */
export const SLASH_KEY = 'site.search.slash';

/** Prefix of Docusaurus's storage keys for tab groups. */
export const TAB_KEY = 'docusaurus.tab.';

/** Dispatched on the document when the reader selects another tab. */
export const TAB_CHOSEN = 'tab-chosen';

export type TabChosen = CustomEvent<readonly [group: string, name: string]>;

/** Selects a tab in all tabs of a group, also on later pages. */
export function chooseTab(group: string, name: string): void {
  store(TAB_KEY + group, name);
  document.dispatchEvent(
    new CustomEvent(TAB_CHOSEN, { detail: [group, name] }),
  );
}
