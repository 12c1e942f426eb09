import type { TextFiles } from './textFiles';

type MakeFiles = () => TextFiles | Promise<TextFiles>;

interface Served {
  readonly make: MakeFiles;
  /** What it has made, until the content of the site changes. */
  files?: Promise<TextFiles>;
}

/*
 * By folder below the base URL. Core loads the plugins anew when content changes, but
 * has one dev server: the plugins of last time fill what the first ones have set up.
 */
const served = new Map<string, Served>();

/**
 * Lets `npm start` serve files that a build writes. To be called when content has been
 * loaded; they are made when somebody asks for one.
 *
 * @param folder below the base URL, with a slash at its end, or empty
 * @param make by paths below the folder
 */
export function serveFiles(folder: string, make: MakeFiles): void {
  served.set(folder, { make });
}

/** @returns the text of a file that a plugin serves, below the base URL */
export async function readServed(name: string): Promise<string | undefined> {
  for (const [folder, one] of served) {
    if (!name.startsWith(folder)) continue;
    one.files ??= Promise.resolve(one.make());
    // What has failed is tried again.
    one.files.catch(() => delete one.files);
    const text = (await one.files)[name.slice(folder.length)];
    if (text !== undefined) return text;
  }
  return undefined;
}
