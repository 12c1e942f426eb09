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
