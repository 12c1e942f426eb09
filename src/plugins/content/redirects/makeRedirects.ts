import fs from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '../../../text/escapeMarkup';
import type { FinishedSite } from '../../shared/FinishedSite';
import { bundleScript } from '../../shared/bundleScript';
import { writeFiles, type TextFiles } from '../../shared/textFiles';
import type { Redirect } from './redirects';

interface Site {
  /** Origin of the canonical URL: `https://rdkcentral.github.io`. */
  readonly url: string;
  /** URL of the script that redirects and preserves `?query#hash`. */
  readonly script: string;
}

/** With JavaScript, only the script redirects, because `refresh` would lose the hash. */
export function printRedirect(
  redirect: Redirect,
  { url, script }: Site,
): string {
  const to = escapeMarkup(redirect.to);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${escapeMarkup(url)}${to}">
<script src="${escapeMarkup(script)}" data-to="${to}"></script>
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

const SCRIPT = 'js/redirect.js';

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
