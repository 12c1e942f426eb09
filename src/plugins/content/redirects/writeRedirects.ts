import fs from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../shared/bundleScript';
import type { FinishedSite } from '../../shared/FinishedSite';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import { printRedirect } from './printRedirect';
import type { Redirect } from './types';

/** Where the script of the redirect pages is served, below the base URL. */
const SCRIPT = 'js/redirect.js';

/** A page for each redirect, and their script, by paths below the base URL. */
export async function makeRedirects(
  redirects: readonly Redirect[],
  { baseUrl, siteUrl }: Pick<FinishedSite, 'baseUrl' | 'siteUrl'>,
): Promise<TextFiles> {
  const script = baseUrl + SCRIPT;
  const url = new URL(siteUrl).origin;
  const pages = redirects.map((redirect) => [
    `${redirect.from.slice(baseUrl.length)}index.html`,
    printRedirect(redirect, { url, script }),
  ]);
  return {
    ...(Object.fromEntries(pages) as TextFiles),
    [SCRIPT]: await bundleScript(path.join(__dirname, 'script.ts')),
  };
}

/**
 * Writes the files of the redirects into the finished site.
 * @throws when one is there: the redirect would replace a page
 */
export function writeRedirects(files: TextFiles, outDir: string): void {
  for (const name of Object.keys(files)) {
    const file = path.join(outDir, name);
    if (!fs.existsSync(file)) continue;
    throw new Error(
      `${file}: the redirect would replace an existing page. Remove it from redirects in docusaurus.config.ts, or remove the page.`,
    );
  }
  writeFiles(outDir, files);
}
