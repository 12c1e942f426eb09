declare let __webpack_public_path__: string;

const isOnDisk = typeof location === 'object' && location.protocol === 'file:';

// An archive can be in any folder, so the files are loaded relative to this script.
if (isOnDisk) {
  const { src } = document.currentScript as HTMLScriptElement;
  __webpack_public_path__ = new URL('../..', src).href;
}

/** The site's base URL: `/firebolt-documentation/`. */
export const BASE = __webpack_public_path__;

/** Converts a page's URL to a link. In an archive on disk, pages are files. */
export const toLink = (address: string): string =>
  isOnDisk ? address.replace(/\/(?=$|#)/, '/index.html') : address;
