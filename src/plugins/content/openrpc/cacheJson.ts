import fs from 'node:fs';
import path from 'node:path';

/** Reads a JSON file, without a byte order mark that some editors add. */
export const readJsonText = (file: string): string =>
  fs.readFileSync(file, 'utf8').replace(/^\ufeff/, '');

/**
 * Returns a function that reads and parses a file once while it stays the same: same
 * modification time, same size. Every page of the reference reads the files of all versions.
 * @param parse gets the text, and the file's path relative to the site
 */
export function cacheJson<T>(
  parse: (text: string, file: string) => T,
): (siteDir: string, file: string) => T {
  const cache = new Map<
    string,
    { readonly stamp: string; readonly value: T }
  >();
  return (siteDir, file) => {
    const source = path.join(siteDir, file);
    const { mtimeMs, size } = fs.statSync(source);
    const stamp = `${mtimeMs} ${size}`;
    const cached = cache.get(file);
    if (cached?.stamp === stamp) return cached.value;
    const value = parse(readJsonText(source), file);
    cache.set(file, { stamp, value });
    return value;
  };
}
