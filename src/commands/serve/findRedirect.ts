import fs from 'node:fs';
import path from 'node:path';
import { unescape } from 'node:querystring';

/**
 * Where a request belongs that has not the address of a page: to the address
 * with a slash at its end, as on the hosts that publish the site.
 *
 * @param url of the request, with its query
 * @param dir of the build
 */
export function findRedirect(
  url: string,
  baseUrl: string,
  dir: string,
): string | undefined {
  const { pathname, search } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(baseUrl)) return baseUrl;
  if (pathname.endsWith('/index.html')) {
    return pathname.replace(/index\.html$/, '') + search;
  }
  const name = pathname.slice(baseUrl.length);
  const page = path.join(dir, unescape(name), 'index.html');
  const isPage = !name.endsWith('/') && name !== '' && fs.existsSync(page);
  return isPage ? `${pathname}/${search}` : undefined;
}
