/** What the browser keeps, or nothing where it refuses. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, where the browser lets us. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused or full: the choice lasts as long as the page.
  }
}
