/** Ends a page's URL with exactly one slash, like every link of the site. */
export const withSlash = (path: string): string => path.replace(/\/*$/, '/');
