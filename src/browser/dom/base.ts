declare let __webpack_public_path__: string;

const isOnDisk = typeof location === 'object' && location.protocol === 'file:';

// An archive can be in any folder, so its files are loaded relative to this script.
if (isOnDisk) {
  const { src } = document.currentScript as HTMLScriptElement;
  __webpack_public_path__ = new URL('../..', src).href;
}

/** The site's base URL: `/firebolt-documentation/`. */
export const BASE = __webpack_public_path__;

/** Converts the URL of a page to a link; in an archive on disk, pages are files. */
export const toLink = (address: string): string =>
  isOnDisk ? address.replace(/\/(?=$|#)/, '/index.html') : address;
