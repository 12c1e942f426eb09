import type { TextFiles } from './textFiles';

type MakeFiles = () => TextFiles | Promise<TextFiles>;

interface ServedFolder {
  readonly make: MakeFiles;
  /** The files, cached until the site's content changes. */
  files?: Promise<TextFiles>;
}

// Keyed by folder below the base URL. Docusaurus reloads plugins when content changes,
// but keeps one dev server, so the reloaded plugins update this map.
const served = new Map<string, ServedFolder>();

/**
 * Lets `npm start` serve files that a build writes; the first request makes all of them.
 * @param folder below the base URL, with a trailing slash, or empty
 */
export function serveFiles(folder: string, make: MakeFiles): void {
  served.set(folder, { make });
}

/** @returns the content of a served file, by its path below the base URL */
export async function readServed(name: string): Promise<string | undefined> {
  for (const [folder, one] of served) {
    if (!name.startsWith(folder)) continue;
    one.files ??= Promise.resolve(one.make());
    // If the files can't be made, the next request tries again.
    one.files.catch(() => delete one.files);
    const text = (await one.files)[name.slice(folder.length)];
    if (text !== undefined) return text;
  }
  return undefined;
}
