declare let __webpack_public_path__: string;

const isOnDisk = typeof location === 'object' && location.protocol === 'file:';

// Pages of an archive lie anywhere: all that they load lies beside this script.
if (isOnDisk) {
  const { src } = document.currentScript as HTMLScriptElement;
  __webpack_public_path__ = new URL('../..', src).href;
}

/** Where the site lies, with a slash at its end: `/firebolt-documentation/`. */
export const BASE = __webpack_public_path__;

/** An address of a page for a link: on a disk a page is a file. */
export const toLink = (address: string): string =>
  isOnDisk ? address.replace(/\/(?=$|#)/, '/index.html') : address;
