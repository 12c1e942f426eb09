/** Links of the navbar to all versions, the newest first. */
export const listVersionLinks = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(
    '.navbar a[data-version][data-root]:not([data-docs])',
  ),
];
