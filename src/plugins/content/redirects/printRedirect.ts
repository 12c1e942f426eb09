import { escapeMarkup } from '../../../text/escapeMarkup';
import type { Redirect } from './types';

interface Site {
  /** `https://rdkcentral.github.io`, for the canonical address. */
  readonly url: string;
  /** Address of the script that keeps `?query#hash`. */
  readonly script: string;
}

/**
 * The page at a former address. With JavaScript the script alone redirects:
 * a refresh beside it would win the race now and then, and lose the hash.
 */
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
