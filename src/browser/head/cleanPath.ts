/** The canonical path of a page: `/a/index.html` and `/a` become `/a/`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/');
  return /\/$|\.html$/.test(path) ? path : `${path}/`;
}
