import fs from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../shared/bundleScript';
import { printRedirect } from './printRedirect';
import type { Redirect } from './types';

/** Where the script of the redirect pages is served, below the base URL. */
const SCRIPT = 'js/redirect.js';

interface Site {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly url: string;
}

/** @throws when the file exists: the redirect would replace a page */
function writeNew(file: string, text: string): void {
  if (fs.existsSync(file)) {
    throw new Error(
      `${file}: is a page of the site; a redirect must not replace it. Remove the redirect from the options of ./src/plugins/content/redirects in docusaurus.config.ts, or the page.`,
    );
  }
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Writes a page for each redirect into the finished site. */
export async function writeRedirects(
  redirects: readonly Redirect[],
  { outDir, baseUrl, url }: Site,
): Promise<void> {
  const script = baseUrl + SCRIPT;
  for (const redirect of redirects) {
    const folder = path.join(outDir, redirect.from.slice(baseUrl.length));
    writeNew(
      path.join(folder, 'index.html'),
      printRedirect(redirect, { url, script }),
    );
  }
  writeNew(
    path.join(outDir, SCRIPT),
    await bundleScript(path.join(__dirname, 'script.ts')),
  );
}
