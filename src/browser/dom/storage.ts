type Area = 'localStorage' | 'sessionStorage';

/** Reads a value; `null` if it is missing or the browser denies access. */
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
    // Storage is denied or full, so the choice only lasts as long as the page.
    return false;
  }
}

/** Plugin id of the site's main docs. */
const MAIN = 'default';

/** Docusaurus' storage key for the version that a reader chose. */
const getKey = (docs: string): string => `docs-preferred-version-${docs}`;

/** The version that a reader chose last; it may no longer exist. */
export const readPreferred = (docs = MAIN): string | null =>
  readStored(getKey(docs));

/** @param version `null` removes the choice */
export function storePreferred(version: string | null, docs = MAIN): void {
  store(getKey(docs), version);
}

/** Prefix of Docusaurus' storage keys for tab groups. */
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
