/** Ends a page's URL with exactly one slash, like every link of the site. */
export function withSlash(path: string): string {
  return path.replace(/\/*$/, '/');
}
