import fs from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { FinishedSite } from '../../shared/FinishedSite';
import { bundleScript } from '../../shared/bundleScript';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import type { Redirect } from './redirects';

type Site = Pick<FinishedSite, 'baseUrl' | 'siteUrl'>;

/** The script that redirects and preserves `?query#hash`. */
const SCRIPT = 'js/redirect.js';

/** With JavaScript, only the script redirects, because `refresh` would lose the hash. */
export function printRedirect(
  redirect: Redirect,
  { baseUrl, siteUrl }: Site,
): string {
  const to = escapeMarkup(redirect.to);
  const { origin } = new URL(siteUrl);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${escapeMarkup(origin)}${to}">
<script src="${escapeMarkup(baseUrl + SCRIPT)}" data-to="${to}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>Read it at <a href="${to}">${to}</a>.</p>
</main>
</body>
</html>
`;
}

export async function makeRedirects(
  redirects: readonly Redirect[],
  site: Site,
): Promise<TextFiles> {
  const pages = redirects.map((redirect) => [
    `${redirect.from.slice(site.baseUrl.length)}index.html`,
    printRedirect(redirect, site),
  ]);
  return {
    ...(Object.fromEntries(pages) as TextFiles),
    [SCRIPT]: await bundleScript(path.join(__dirname, 'script.ts')),
  };
}

/** @throws if a redirect would replace a file, such as one in `static/` */
export function writeRedirects(files: TextFiles, outDir: string): void {
  for (const name of Object.keys(files)) {
    const file = path.join(outDir, name);
    if (!fs.existsSync(file)) continue;
    throw new Error(
      `${file}: a redirect would replace this file. Remove the redirect from docusaurus.config.ts, or remove the file.`,
    );
  }
  writeFiles(outDir, files);
}
