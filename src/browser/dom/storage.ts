type Area = 'localStorage' | 'sessionStorage';

/** What the browser keeps, or nothing where it refuses. */
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

/** Keeps a value, or drops it for `null`; false where the browser refuses. */
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
    // Refused or full: the choice lasts as long as the page.
    return false;
  }
}
