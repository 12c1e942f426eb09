/** Returns a page's canonical path: `/a/` for `/a/index.html` and `/a`. */
export function cleanPath(pathname: string): string {
  const path = pathname.replace(/\/index\.html$/, '/');
  return /\/$|\.html$/.test(path) ? path : `${path}/`;
}
