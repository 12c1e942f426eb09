/** The address of a page as the site writes it: with one slash at its end. */
export function withSlash(path: string): string {
  return path.replace(/\/*$/, '/');
}
